import * as organizationQueries from '@puente/client/organization-queries';
import * as studyQueries from '@puente/client/study-queries';
import { counted } from '@puente/contract/counted';
import type { Follower } from '@puente/contract/entities/organization';
import { SelectField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { shortDate } from '../../dates.ts';
import { DownloadCsv } from '../../lists/DownloadCsv.tsx';
import { optionsOf } from '../../sending/options-of.ts';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';
import styles from './People.module.css';

const loadCsv = () => import(/* webpackChunkName: "csv" */ './followers-csv.ts');

const everyArea = 'Todas las áreas';

/** Followers of the organisation by study area. Only students who chose to be found are named. */
export function Followers({ organization }: { organization: OwnOrganization }) {
  const [search, setSearch] = useSearchParams();
  const area = search.get('area') ?? '';
  const page = pageNumber(search);
  const place = { id: organization.id };
  const areas = useQuery(studyQueries.areas());
  const filters = area === '' ? {} : { student_area: { name: { $eq: area } } };
  const query = useQuery(organizationQueries.followers(organization.id, filters, page));
  return (
    <ManageSection
      title="Quién te sigue"
      lead="Solo tienen nombre quienes han elegido que las organizaciones les encuentren."
    >
      <div className={styles.invite}>
        <SelectField
          label="Área de estudio"
          options={[
            { value: '', label: everyArea },
            ...optionsOf((areas.data ?? []).map(({ name }) => name)),
          ]}
          value={area}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setSearch(
              { section: 'followers', ...(value !== '' && { area: value }) },
              { preventScrollReset: true },
            );
          }}
        />
      </div>
      <QueryState query={stateOf(query)} failed="No hemos podido cargar los seguidores">
        {({ data, meta: { pagination } }) => (
          <Stack gap={4}>
            <Cluster gap={3}>
              <Text role="status">{totalOf(pagination.total)}</Text>
              {pagination.total > 0 && (
                <DownloadCsv
                  rows={totalOf(pagination.total)}
                  name={`seguidores-${organization.id}`}
                  make={async () => {
                    const { followersCsv } = await loadCsv();
                    return followersCsv(await organizationQueries.everyFollower(organization.id, filters));
                  }}
                />
              )}
            </Cluster>
            <Stack as="ul" gap={1} aria-label="Seguidores">
              {data.map((follower, index) => (
                // Anonymous followers have no id.
                <li key={follower.id ?? `${page}-${index}`} className={styles.row}>
                  <div className={styles.words}>
                    <strong>{nameOf(follower)}</strong>
                    <Text size="sm" tone="muted">
                      {[follower.student_area, follower.university, follower.province]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </div>
                  <Text size="sm" tone="muted">
                    {`Desde el ${shortDate(follower.date)}`}
                  </Text>
                </li>
              ))}
            </Stack>
            <Pagination
              page={page}
              pageCount={pagination.pageCount}
              href={(wanted) =>
                href('organizationManage', place, {
                  section: 'followers',
                  area: area === '' ? undefined : area,
                  page: wanted,
                })
              }
            />
          </Stack>
        )}
      </QueryState>
    </ManageSection>
  );
}

const nameOf = ({ name, surname }: Follower): string =>
  name === null ? 'Estudiante' : [name, surname].filter(Boolean).join(' ');

const totalOf = (total: number): string =>
  total === 0 ? 'Nadie todavía.' : counted(total, 'estudiante', 'estudiantes');
