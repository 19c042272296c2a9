import { useState } from 'react';
import { campaignQueries } from '@puente/client/content';
import { isRunning } from '@puente/contract/campaign-of';
import type { Campaign } from '@puente/contract/entities/program';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { CampaignDialog } from './CampaignDialog.tsx';
import { campaignsAtOnce } from './conflicts.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanList, PlanSection } from './PlanSection.tsx';
import { windowWords } from './window-words.ts';

/** Campaigns, each with its dates and whether it runs. */
export function CampaignList() {
  const queryClient = useQueryClient();
  const campaigns = useQuery(campaignQueries.list());
  const [open, setOpen] = useState<Campaign | 'new' | null>(null);
  const now = new Date(useNow());
  useReady(!campaigns.isPending);

  return (
    <PlanSection
      title="Campañas"
      about="Regionales o de empresas. Mientras una está abierta tiene su página, y puede haber estudiantes que se registren con ella."
      add={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('new')}>
          Crear una campaña
        </Button>
      }
    >
      <QueryState
        query={stateOf(campaigns)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar las campañas"
        empty={
          <EmptyState icon="star" title="No hay ninguna campaña">
            Crea una para una región o una empresa, con su página y sus programas.
          </EmptyState>
        }
      >
        {(all) => (
          <PlanList plans={all}>
            {(campaign) => (
              <PlanCard
                title={campaign.name}
                state={
                  campaign.active
                    ? windowWords(campaign, now)
                    : 'Parada: no se ve, sean cuales sean sus fechas.'
                }
                isNow={isRunning(campaign, now)}
                facts={[`Código ${campaign.code}`, campaign.subtitle].filter(Boolean).join(' · ')}
                conflict={atOnceWords(campaignsAtOnce(campaign, all, now))}
                onChange={() => setOpen(campaign)}
                actions={
                  isRunning(campaign, now) && (
                    <ButtonLink
                      variant="quiet"
                      size="sm"
                      href={href('campaign', { code: campaign.code })}
                      aria-label={`Ver la página de «${campaign.name}»`}
                    >
                      Ver su página
                    </ButtonLink>
                  )
                }
              />
            )}
          </PlanList>
        )}
      </QueryState>
      {open !== null && (
        <CampaignDialog
          campaign={open === 'new' ? null : open}
          onSaved={async ({ name }) => {
            await Promise.all([
              queryClient.invalidateQueries({ queryKey: campaignQueries.key }),
              queryClient.invalidateQueries({ queryKey: campaignQueries.programs().queryKey }),
            ]);
            setOpen(null);
            showToast({ tone: 'success', message: `«${name}» está guardada.` });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </PlanSection>
  );
}

function atOnceWords(others: readonly Campaign[]): string | null {
  if (others.length === 0) return null;
  return `Coincide con ${new Intl.ListFormat('es').format(others.map(({ name }) => `«${name}»`))}.`;
}
