import { useState } from 'react';
import { awardQueries } from '@puente/client/awards';
import { workQueries } from '@puente/client/works';
import type { AwardEdition } from '@puente/contract/entities/award';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { stageOf, stageWords } from '../awards/award-stages.ts';
import { EditionDialog } from './EditionDialog.tsx';
import { EntriesDialog } from './EntriesDialog.tsx';
import { JuryDialog } from './JuryDialog.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanList, PlanSection } from './PlanSection.tsx';

/** Editions of the awards, from the call to the winners. */
export function AwardPlans() {
  const queryClient = useQueryClient();
  const editions = useQuery(awardQueries.editions());
  const [open, setOpen] = useState<AwardEdition | 'new' | null>(null);
  const [judged, setJudged] = useState<AwardEdition | null>(null);
  const [jury, setJury] = useState<AwardEdition | null>(null);
  const now = new Date(useNow());
  useReady(!editions.isPending);
  const refresh = () => queryClient.invalidateQueries({ queryKey: awardQueries.key });

  return (
    <PlanSection
      title="Premios"
      about="Cada edición tiene sus categorías y sus fechas. Los estudiantes presentan sus trabajos en la página de premios."
      add={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('new')}>
          Crear una edición
        </Button>
      }
    >
      <QueryState
        query={stateOf(editions)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar los premios"
        empty={
          <EmptyState icon="star" title="No hay ninguna edición">
            Crea una con sus fechas y sus categorías. Se verá en la página de premios cuando se abra.
          </EmptyState>
        }
      >
        {(all) => (
          <PlanList plans={all}>
            {(edition) => (
              <PlanCard
                title={edition.name}
                state={stageWords(edition, now)}
                isNow={stageOf(edition, now) === 'open'}
                facts={[edition.year, ...edition.categories.map(({ name }) => name)].join(' · ')}
                conflict={atOnceWords(edition, all)}
                onChange={() => setOpen(edition)}
                actions={
                  <>
                    <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setJury(edition)}>
                      Jurado
                      <VisuallyHidden>{` de «${edition.name}»`}</VisuallyHidden>
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-haspopup="dialog"
                      onClick={() => setJudged(edition)}
                    >
                      Trabajos y premios
                      <VisuallyHidden>{` de «${edition.name}»`}</VisuallyHidden>
                    </Button>
                  </>
                }
              />
            )}
          </PlanList>
        )}
      </QueryState>
      {open !== null && (
        <EditionDialog
          edition={open === 'new' ? null : open}
          onSaved={async (saved) => {
            await refresh();
            setOpen(null);
            showToast({ tone: 'success', message: `Guardada. ${stageWords(saved, new Date())}` });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {jury !== null && <JuryDialog edition={jury} onClose={() => setJury(null)} />}
      {judged !== null && (
        <EntriesDialog
          edition={judged}
          onDecided={async () => {
            await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: workQueries.key })]);
          }}
          onClose={() => setJudged(null)}
        />
      )}
    </PlanSection>
  );
}

/** Names another edition that takes works at the same time. */
function atOnceWords(edition: AwardEdition, all: readonly AwardEdition[]): string | null {
  const other = all.find(
    ({ id, opensAt, closesAt }) =>
      id !== edition.id && opensAt < edition.closesAt && edition.opensAt < closesAt,
  );
  return other ? `Admite trabajos a la vez que «${other.name}».` : null;
}
