import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { bannerQueries, removeBanner } from '@puente/client/banners';
import type { PlannedBanner } from '@puente/contract/entities/banner';
import { windowState } from '@puente/contract/shown-window';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { EmptyState } from '@puente/design-system/empty-state';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { BannerDialog } from './BannerDialog.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanList, PlanSection } from './PlanSection.tsx';
import { windowWords } from './window-words.ts';

/** Banners over all pages: that of now, the planned ones, and the past ones. */
export function BannerPlans() {
  const queryClient = useQueryClient();
  const banners = useQuery(bannerQueries.all());
  const [open, setOpen] = useState<PlannedBanner | 'new' | null>(null);
  const [leaving, setLeaving] = useState<PlannedBanner | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = new Date(useNow());
  useReady(!banners.isPending);

  const refresh = () => queryClient.invalidateQueries({ queryKey: bannerQueries.key });
  const remove = useMutation({
    mutationFn: async ({ id }: PlannedBanner) => {
      await removeBanner(id);
      await refresh();
    },
    onSuccess: () => {
      setLeaving(null);
      // The button that had focus is gone with its row.
      heading.current?.focus();
      showToast({ tone: 'success', message: 'Aviso eliminado.' });
    },
  });

  return (
    <PlanSection
      title="Avisos en la web"
      about="El recuadro que sale sobre todas las páginas. Puedes planear varios, de uno en uno."
      headingRef={heading}
      add={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('new')}>
          Planear un aviso
        </Button>
      }
    >
      <QueryState
        query={stateOf(banners)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar los avisos"
        empty={
          <EmptyState icon="star" title="No hay ningún aviso">
            Planea uno para anunciar algo a quien entre en la web, con su principio y su final.
          </EmptyState>
        }
      >
        {(all) => (
          <PlanList plans={all}>
            {(banner) => (
              <PlanCard
                title={banner.title}
                state={windowWords(banner, now)}
                isNow={windowState(banner, now) === 'now'}
                facts={[banner.text, banner.link && `Lleva a ${banner.link}`].filter(Boolean).join(' · ')}
                onChange={() => setOpen(banner)}
                actions={
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-haspopup="dialog"
                    onClick={() => {
                      remove.reset();
                      setLeaving(banner);
                    }}
                  >
                    Eliminar
                    <VisuallyHidden>{` «${banner.title}»`}</VisuallyHidden>
                  </Button>
                }
              />
            )}
          </PlanList>
        )}
      </QueryState>
      {open !== null && (
        <BannerDialog
          banner={open === 'new' ? null : open}
          onSaved={async (saved) => {
            await refresh();
            setOpen(null);
            showToast({ tone: 'success', message: `Guardado. ${windowWords(saved, new Date())}` });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title="¿Eliminar este aviso?"
        confirmLabel="Eliminar el aviso"
        tone="danger"
        busy={remove.isPending}
        failure={remove.error && messageOf(remove.error)}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <Text>{`«${leaving?.title ?? ''}» dejará de verse, y no se puede recuperar.`}</Text>
      </ConfirmDialog>
    </PlanSection>
  );
}
