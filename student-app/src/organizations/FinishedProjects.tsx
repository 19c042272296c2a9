import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationId } from '@puente/contract/ids';
import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { whyOver } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';

/** Closed projects of the organisation, collapsed. They show its activity. Renders nothing without any. */
export function FinishedProjects({ id }: { id: OrganizationId }) {
  const finished = useQuery(organizationQueries.publishedProjects(id, 1, organizationQueries.over)).data;
  if (!finished || finished.data.length === 0) return null;
  const { data, meta } = finished;
  const { total } = meta.pagination;
  return (
    <Disclosure summary={`Proyectos terminados (${total})`}>
      <Stack gap={4}>
        <Stack as="ul" gap={3}>
          {data.map(({ id: project, title, status }) => (
            <li key={project}>
              <Link href={href('project', { id: project })}>{title}</Link>
              <Text size="sm" tone="muted">
                {whyOver(status)}
              </Text>
            </li>
          ))}
        </Stack>
        {total > data.length && <Text tone="muted">{`Son los ${data.length} más recientes.`}</Text>}
      </Stack>
    </Disclosure>
  );
}
