import { useState } from 'react';
import { everyInterested, opportunityQueries } from '@puente/client/opportunities';
import { counted } from '@puente/contract/counted';
import type { InterestedStudent, Opportunity } from '@puente/contract/entities/opportunity';
import type { StudentId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { Cluster, Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { freshFor } from '../fresh-for.ts';
import { DownloadCsv } from '../lists/DownloadCsv.tsx';
import { ChooseEveryone } from './ChooseEveryone.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import { InterestedPerson } from './InterestedPerson.tsx';

const loadCsv = () => import(/* webpackChunkName: "csv" */ './interested-csv.ts');

/** Values of the `written` parameter in the address. */
const writtenChoices = { no: false, yes: true } as const;
const isChoice = (value: string | null): value is keyof typeof writtenChoices =>
  value !== null && value in writtenChoices;

/** Students who are interested in an opportunity, latest first. Students with a private profile are counted but not named. */
export function Interested({ opportunity }: { opportunity: Opportunity }) {
  const { id, interested = 0, organization } = opportunity;
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search);
  const asked = search.get('written');
  const choice = isChoice(asked) ? asked : undefined;
  const written = choice && writtenChoices[choice];
  const list = useQuery({ ...opportunityQueries.interested(id, written, page), staleTime: freshFor });
  const { chosen, toggle, choose, clear } = useChosenPeople();
  const mayWrite = organization?.verified === true;
  const pageHref = (number: number) =>
    href('opportunityEdit', { id }, { tab: 'interested', written: choice, page: number });

  function narrowTo(wanted: string) {
    clear();
    setSearch({ tab: 'interested', ...(wanted !== '' && { written: wanted }) }, { preventScrollReset: true });
  }

  return (
    <Stack gap={4}>
      {interested > 0 && (
        <Cluster>
          <SelectField
            label="Mensajes"
            name="written"
            placeholder="Todas las personas"
            options={[
              { value: 'no', label: 'Sin mensaje' },
              { value: 'yes', label: 'Con mensaje' },
            ]}
            value={choice ?? ''}
            onChange={({ currentTarget }) => narrowTo(currentTarget.value)}
          />
        </Cluster>
      )}
      <QueryState
        query={stateOf(list)}
        failed="No hemos podido cargar a quién le interesa"
        skeleton={<SkeletonList count={3} />}
      >
        {shown}
      </QueryState>
      <ChosenPeople opportunity={opportunity} people={[...chosen.values()]} onClear={clear} />
    </Stack>
  );

  function shown({ data, meta }: NonNullable<typeof list.data>) {
    const { total, pageCount } = meta.pagination;
    const unnamed = written === undefined ? interested - total : 0;
    return (
      <Stack gap={4}>
        {data.length > 0 && organization?.verified === false && (
          <Notice tone="info" title="Todavía no puedes escribirles">
            Podrás hacerlo por el chat cuando tu organización esté verificada.{' '}
            <Link href={href('organizationManage', { id: organization.id }, { section: 'verification' })}>
              Cómo se verifica
            </Link>
          </Notice>
        )}
        {data.length === 0 ? (
          nobody()
        ) : (
          <>
            <Cluster gap={3}>
              <Text role="status">{counted(total, 'persona', 'personas')}</Text>
              {mayWrite && (
                <ChooseEveryone total={total} read={() => everyInterested(id, written)} onChoose={choose} />
              )}
              <DownloadCsv
                rows={counted(total, 'persona', 'personas')}
                name={`interesados-${id}`}
                make={async () => {
                  const { interestedCsv } = await loadCsv();
                  return interestedCsv(await everyInterested(id, written));
                }}
              />
            </Cluster>
            <Grid as="ul">
              {data.map((person) => (
                <li key={person.id}>
                  <InterestedPerson
                    person={person}
                    opportunity={id}
                    choice={
                      mayWrite ? { chosen: chosen.has(person.id), onToggle: () => toggle(person) } : undefined
                    }
                  />
                </li>
              ))}
            </Grid>
          </>
        )}
        {unnamed > 0 && (
          <Text size="sm" tone="muted">
            {`${unnamed === 1 ? 'Otra persona' : `Otras ${unnamed} personas`} con perfil privado.`}
          </Text>
        )}
        <Pagination page={page} pageCount={pageCount} href={pageHref} />
      </Stack>
    );
  }

  function nobody() {
    if (page > 1) {
      return (
        // Not `PageGone`, whose chunk includes the code of every search.
        <EmptyState
          title="Esta página ya no existe"
          action={<ButtonLink href={pageHref(1)}>Ver la primera página</ButtonLink>}
        >
          La lista ha cambiado y ahora tiene menos páginas.
        </EmptyState>
      );
    }
    if (written === undefined) {
      return (
        <EmptyState icon="users" title="Todavía no le interesa a nadie">
          Cuando un estudiante pulse «Me interesa», aparecerá aquí.
        </EmptyState>
      );
    }
    return (
      <EmptyState
        icon="filter"
        title={written ? 'Todavía no has escrito a nadie' : 'Ya has escrito a todas las personas'}
        action={
          <Button variant="secondary" onClick={() => narrowTo('')}>
            Ver todas las personas
          </Button>
        }
      />
    );
  }
}

type Chosen = ReadonlyMap<StudentId, InterestedStudent>;

const nobody: Chosen = new Map();

/** Selection of people across all pages of the list. */
function useChosenPeople() {
  const [chosen, setChosen] = useState(nobody);
  return {
    chosen,
    toggle: (person: InterestedStudent) =>
      setChosen((known) => {
        const next = new Map(known);
        if (!next.delete(person.id)) next.set(person.id, person);
        return next;
      }),
    choose: (people: readonly InterestedStudent[]) =>
      setChosen(new Map(people.map((person) => [person.id, person]))),
    clear: () => setChosen(nobody),
  };
}
