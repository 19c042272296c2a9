import { useState } from 'react';
import { campaignQueries } from '@puente/client/content';
import { counted } from '@puente/contract/counted';
import type { Program } from '@puente/contract/entities/program';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { lacksCampaign } from './conflicts.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanList, PlanSection } from './PlanSection.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';

/** Programs, each with its campaigns. A program has no dates of its own. */
export function ProgramList() {
  const queryClient = useQueryClient();
  const programs = useQuery(campaignQueries.programs());
  const campaigns = useQuery(campaignQueries.list());
  const [open, setOpen] = useState<Program | null>(null);
  const now = new Date(useNow());
  useReady(!programs.isPending && !campaigns.isPending);

  return (
    <PlanSection
      title="Programas"
      about="Las organizaciones eligen programa al publicar un proyecto. Sus campañas dicen quién puede apuntarse y cuándo."
    >
      <QueryState
        query={stateOf(programs)}
        skeleton={<SkeletonList count={4} />}
        failed="No hemos podido cargar los programas"
        empty={null}
      >
        {(all) => (
          <PlanList plans={all}>
            {(program) => {
              const lacks = campaigns.data !== undefined && lacksCampaign(program, campaigns.data, now);
              return (
                <PlanCard
                  title={nameOf(program)}
                  state={campaignWords(program)}
                  isNow={!lacks}
                  facts={`Código ${program.code} · ${counted(program.projects ?? 0, 'proyecto publicado', 'proyectos publicados')}`}
                  conflict={lacks ? lackWords(program) : null}
                  onChange={() => setOpen(program)}
                />
              );
            }}
          </PlanList>
        )}
      </QueryState>
      {open !== null && (
        <ProgramDialog
          program={open}
          campaigns={campaigns.data ?? []}
          onSaved={async () => {
            await queryClient.invalidateQueries({ queryKey: campaignQueries.programs().queryKey });
            setOpen(null);
            showToast({ tone: 'success', message: 'Programa guardado.' });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </PlanSection>
  );
}

/** Several programs share a name: the code tells them apart. */
const nameOf = ({ name, code }: Program): string => `${name} (${code})`;

const lackWords = ({ programCampaign = [] }: Program): string =>
  programCampaign.length === 0
    ? 'Nadie puede apuntarse: no está en ninguna campaña.'
    : 'Nadie puede apuntarse: ninguna de sus campañas está abierta ahora.';

function campaignWords({ programCampaign = [] }: Program): string {
  if (programCampaign.length === 0) return 'Sin campaña';
  const names = programCampaign.map(
    ({ campaign: { name }, students }) => `${name} (${counted(students, 'estudiante', 'estudiantes')})`,
  );
  return `En ${new Intl.ListFormat('es').format(names)}.`;
}
