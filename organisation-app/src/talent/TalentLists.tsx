import * as studentQueries from '@puente/client/student-queries';
import { talentQueries } from '@puente/client/talent';
import { counted } from '@puente/contract/counted';
import type { TalentList } from '@puente/contract/entities/talent';
import { largestPage } from '@puente/contract/paging';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { DownloadCsv } from '../lists/DownloadCsv.tsx';
import { loadTalentCsv } from './load-talent-csv.ts';
import { NewList } from './NewList.tsx';
import { RemoveList } from './RemoveList.tsx';
import { RenameList } from './RenameList.tsx';
import { SaveInLists } from './SaveInLists.tsx';
import { TalentCard } from './TalentCard.tsx';
import type { TalentOrganization } from './use-talent-access.ts';

/** Lists of people of the organisation. The address names the list that is open. */
export function TalentLists({ organization }: { organization: TalentOrganization }) {
  const [search] = useSearchParams();
  const lists = useQuery(talentQueries.lists(organization.id));
  useReady(!lists.isPending);

  return (
    <QueryState
      query={stateOf(lists)}
      failed="No hemos podido cargar tus listas"
      skeleton={<SkeletonList count={3} />}
      headingLevel={2}
    >
      {shown}
    </QueryState>
  );

  function shown(all: readonly TalentList[]) {
    const list = all.find(({ id }) => String(id) === search.get('list')) ?? all[0];
    return (
      <Stack gap={5}>
        {list === undefined ? (
          <EmptyState icon="bookmark" title="Todavía no tienes listas">
            Crea una para guardar a personas que te interesan: para un proyecto, para más adelante…
          </EmptyState>
        ) : (
          <>
            <SectionNav
              label="Listas"
              kind="Lista"
              items={all.map(({ id, name, students }) => ({
                href: href('talent', {}, { ...Object.fromEntries(search), tab: 'lists', list: id }),
                label: name,
                count: students.length,
                current: id === list.id,
              }))}
            />
            <PeopleOf key={list.id} list={list} organization={organization} />
          </>
        )}
        <NewList organization={organization} />
      </Stack>
    );
  }
}

function PeopleOf({ list, organization }: { list: TalentList; organization: TalentOrganization }) {
  const people = useQuery({
    ...studentQueries.talent({
      filters: { id: { $in: list.students } },
      pagination: { pageSize: largestPage },
    }),
    enabled: list.students.length > 0,
  });
  return (
    <Stack as="section" gap={4} aria-labelledby={`list-${list.id}`}>
      <Cluster gap={3}>
        <Heading level={2} size="md" id={`list-${list.id}`}>
          {list.name}
        </Heading>
        <RenameList list={list} />
        <RemoveList list={list} />
      </Cluster>
      {content()}
    </Stack>
  );

  function content() {
    if (list.students.length === 0) {
      return (
        <EmptyState
          icon="users"
          headingLevel={3}
          title="Esta lista está vacía"
          action={<ButtonLink href={href('talent')}>Buscar estudiantes</ButtonLink>}
        >
          Pulsa «Guardar en una lista» en el perfil de una persona. Quien deja el Talent Corner deja también
          las listas.
        </EmptyState>
      );
    }
    return (
      <QueryState
        query={stateOf(people)}
        failed="No hemos podido cargar a estas personas"
        skeleton={<SkeletonList count={list.students.length} />}
      >
        {shown}
      </QueryState>
    );
  }

  function shown({ data }: NonNullable<typeof people.data>) {
    return (
      <>
        <Cluster gap={3}>
          <Text size="sm" tone="muted">
            {`Solo la ven las personas de ${organization.name}.`}
          </Text>
          {data.length > 0 && (
            <DownloadCsv
              rows={counted(data.length, 'persona', 'personas')}
              name={`lista-${list.id}`}
              make={async () => (await loadTalentCsv()).talentCsv(data)}
            />
          )}
        </Cluster>
        <Grid as="ul">
          {data.map((talent) => (
            <li key={talent.id}>
              <TalentCard
                talent={talent}
                headingLevel={3}
                actions={
                  <SaveInLists
                    student={talent}
                    organization={organization}
                    size="sm"
                    label="Cambiar sus listas"
                  />
                }
              />
            </li>
          ))}
        </Grid>
      </>
    );
  }
}
