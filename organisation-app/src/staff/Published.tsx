import * as organizationQueries from '@puente/client/organization-queries';
import { statuses } from '@puente/contract/constants/statuses';
import { counted } from '@puente/contract/counted';
import type { Organization } from '@puente/contract/entities/organization';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { ManageSection } from '../organization/manage/ManageSection.tsx';
import styles from './Staff.module.css';

/** Newest projects and opportunities that an organisation has published. */
export function Published({ organization }: { organization: Organization }) {
  const { id, opportunities = [] } = organization;
  const published = opportunities.filter(({ isDraft }) => !isDraft);
  const projects = useQuery(organizationQueries.publishedProjects(id));
  return (
    <ManageSection title="Lo que ha publicado">
      <QueryState query={stateOf(projects)} failed="No hemos podido cargar sus proyectos">
        {({ data, meta }) => {
          const others = meta.pagination.total - data.length;
          if (data.length === 0 && published.length === 0)
            return <Text tone="muted">Todavía no ha publicado nada.</Text>;
          return (
            <Stack as="ul" gap={1}>
              {data.map(({ id: project, title, status }) => (
                <li key={`project-${project}`} className={styles.item}>
                  <Link variant="standalone" className={styles.words} href={href('project', { id: project })}>
                    {title}
                  </Link>
                  <Text as="span" size="sm" tone="muted">
                    {`Proyecto · ${statuses[status]}`}
                  </Text>
                </li>
              ))}
              {others > 0 && (
                <li className={styles.item}>{`Y ${counted(others, 'proyecto', 'proyectos')} más`}</li>
              )}
              {published.map(({ id: opportunity, title, details, status }) => (
                <li key={`opportunity-${opportunity}`} className={styles.item}>
                  <span className={styles.words}>{title}</span>
                  <Text as="span" size="sm" tone="muted">
                    {`${details.type}${status === 'open' ? '' : ' · terminada'}`}
                  </Text>
                </li>
              ))}
            </Stack>
          );
        }}
      </QueryState>
    </ManageSection>
  );
}
