import * as organizationQueries from '@puente/client/organization-queries';
import { inFigures } from '@puente/contract/counted';
import { limits } from '@puente/contract/limits';
import { DescriptionList } from '@puente/design-system/description-list';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { Loaded } from '../../lists/Loaded.tsx';
import { FollowTrend } from './FollowTrend.tsx';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';

const count = (number: number | undefined): string => inFigures(number ?? 0);

/** Statistics of the organisation: the public ones, and those that only its people see. */
export function Figures({ organization }: { organization: OwnOrganization }) {
  const query = useQuery(organizationQueries.stats(organization.id));
  return (
    <Loaded query={query} failed="No hemos podido cargar las cifras">
      {(stats) => (
        <Stack gap={7}>
          <ManageSection title="Lo que ve todo el mundo" lead="Cualquiera que entre con su cuenta.">
            <DescriptionList
              columns
              items={[
                { term: 'Proyectos abiertos', description: count(stats.open_projects) },
                { term: 'Proyectos publicados', description: count(stats.projects) },
                { term: 'Oportunidades abiertas', description: count(stats.opportunities) },
                { term: 'Seguidores', description: count(stats.followers) },
                { term: 'Responde a tiempo', description: inPercent(stats.answered_in_time) },
                { term: 'Suele tardar', description: inDays(stats.median_answer_days) },
              ]}
            />
            <Text size="sm" tone="muted">
              {`Responde a tiempo: solicitudes del último año contestadas en el plazo que daba cada proyecto. Se enseña a partir de ${limits.answerDays.judgedFrom} solicitudes. Suele tardar: la mitad de las respuestas llegó en ese tiempo o antes.`}
            </Text>
          </ManageSection>
          <ManageSection title="Lo que solo ve tu equipo">
            <DescriptionList
              columns
              items={[
                { term: 'Solicitudes recibidas', description: count(stats.applications) },
                { term: 'Sin responder', description: count(stats.applications_new) },
                { term: 'Interesados en oportunidades', description: count(stats.interested) },
              ]}
            />
          </ManageSection>
          <ManageSection title="Seguidores por semana">
            <FollowTrend weeks={stats.follows ?? []} />
          </ManageSection>
        </Stack>
      )}
    </Loaded>
  );
}

const inPercent = (share: number | null): string => (share === null ? 'Aún no se enseña' : `${share} %`);

function inDays(days: number | null): string {
  if (days === null) return 'Aún no se enseña';
  return days === 1 ? '1 día' : `${days} días`;
}
