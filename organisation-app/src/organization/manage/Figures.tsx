import * as organizationQueries from '@puente/client/organization-queries';
import { inFigures } from '@puente/contract/counted';
import type { OrganizationStats } from '@puente/contract/entities/organization';
import { limits } from '@puente/contract/limits';
import { DescriptionList } from '@puente/design-system/description-list';
import { BarTable } from '@puente/design-system/details';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';

const count = (number: number | undefined): string => inFigures(number ?? 0);

/** Statistics of the organisation: the public ones, and those that only its people see. */
export function Figures({ organization }: { organization: OwnOrganization }) {
  const query = useQuery(organizationQueries.stats(organization.id));
  return (
    <QueryState query={stateOf(query)} failed="No hemos podido cargar las cifras">
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
    </QueryState>
  );
}

const inPercent = (share: number | null): string => (share === null ? 'Aún no se enseña' : `${share} %`);

function inDays(days: number | null): string {
  if (days === null) return 'Aún no se enseña';
  return days === 1 ? '1 día' : `${days} días`;
}

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** New and lost followers of the organisation in the last twelve weeks. */
function FollowTrend({ weeks }: { weeks: OrganizationStats['attributes']['follows'] }) {
  return (
    <BarTable
      caption="Cuántos estudiantes empezaron y dejaron de seguirla en cada una de las últimas doce semanas"
      columns={['Semana del', 'Empezaron a seguirla']}
      most={Math.max(1, ...weeks.map(({ followed }) => followed))}
      rows={weeks.map(({ week, followed, unfollowed }) => {
        const first = day.format(new Date(`${week}T12:00:00Z`));
        return {
          key: week,
          name: unfollowed === 0 ? first : `${first} · dejaron ${unfollowed}`,
          value: followed,
          text: String(followed),
        };
      })}
    />
  );
}
