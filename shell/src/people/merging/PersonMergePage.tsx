import { useState } from 'react';
import { peopleQueries } from '@puente/client/people';
import { roleWords } from '@puente/contract/constants/role-words';
import type { Person } from '@puente/contract/entities/person';
import type { UserId } from '@puente/contract/ids';
import { relativeTime } from '@puente/contract/relative-time';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { RadioGroup } from '@puente/design-system/field';
import { PagedComboBox } from '@puente/design-system/form-fields';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { type QueryClient, stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { useParams, useSearchParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { fullName } from '../full-name.ts';
import { AccountMergePreview } from './AccountMergePreview.tsx';

/** Parameter of the address with the id of the other account. */
const otherOne = 'con';

/** /staff/personas/:id/fusionar: merges two accounts of one person, after a preview and an announcement. */
export default function PersonMergePage() {
  const id = recordId('user', useParams().id);
  return <Container width="text">{id === null ? <NotFound /> : <MergeOf key={id} id={id} />}</Container>;
}

function MergeOf({ id }: { id: UserId }) {
  const person = useQuery(peopleQueries.one(id));
  usePageTitle(person.data && `Fusionar las cuentas de ${fullName(person.data)}`);
  useReady(!person.isPending);
  return (
    <QueryState
      query={stateOf(person)}
      skeleton={<DetailSkeleton loading="Cargando la cuenta" />}
      failed="No hemos podido cargar la cuenta"
      headingLevel={1}
      notFound={<NotFound />}
    >
      {(known) => <Merging person={known} />}
    </QueryState>
  );
}

function Merging({ person }: { person: Person }) {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const chosen = recordId('user', search.get(otherOne) ?? undefined);
  const isSame = chosen === person.id;
  const other = useQuery({ ...peopleQueries.one(chosen ?? person.id), enabled: chosen !== null });
  return (
    <Stack gap={6}>
      <Link href={href('staffPerson', { id: person.id })}>{`Volver a ${fullName(person)}`}</Link>
      <PageHeader
        title={`Fusionar ${person.email} con otra cuenta`}
        lead="Cuando una persona tiene dos cuentas. Hazlo solo si sabes con certeza que las dos son suyas."
      />
      <PagedComboBox
        label="Con qué cuenta"
        name="other"
        hint="Busca por nombre o por correo."
        withOther={false}
        value={chosen === null || !other.data ? null : itemOf(other.data)}
        error={isSame ? 'Es la misma. Elige otra.' : undefined}
        load={accountPages(queries, person.id)}
        onChange={(item) =>
          setSearch(item === null ? {} : { [otherOne]: String(item.id) }, { replace: true })
        }
      />
      {chosen === null && <Text tone="muted">Elige con cuál, y aquí verás qué cambia.</Text>}
      {chosen !== null && !isSame && (
        <QueryState
          query={stateOf(other)}
          failed="No hemos podido cargar la otra cuenta"
          notFound={<Text>Esa cuenta ya no existe. Elige otra.</Text>}
        >
          {(known) => <Direction key={known.id} one={person} other={known} />}
        </QueryState>
      )}
    </Stack>
  );
}

/** Asks which of the two stays, by default the one that was used last. */
function Direction({ one, other }: { one: Person; other: Person }) {
  const [stays, setStays] = useState(() => String(usedLast(one, other).id));
  const [into, from] = stays === String(one.id) ? [one, other] : [other, one];
  return (
    <Stack gap={6}>
      <RadioGroup
        legend="¿Con qué dirección seguirá entrando?"
        hint="Su contraseña, su perfil y sus preferencias son los que valen. La otra cuenta se cierra."
        name="stays"
        value={stays}
        onChange={setStays}
        options={[one, other].map((person) => ({ value: String(person.id), label: factsOf(person) }))}
      />
      <AccountMergePreview key={stays} from={from} into={into} />
    </Stack>
  );
}

function factsOf({ email, profileType, lastLogin }: Person): string {
  const profile = profileType === null ? 'sin perfil' : roleWords[profileType].toLowerCase();
  const used = lastLogin === null ? 'nunca ha entrado' : `último acceso ${relativeTime(lastLogin)}`;
  return `${email}, ${profile}, ${used}`;
}

const usedLast = (one: Person, other: Person): Person =>
  (one.lastLogin ?? '') >= (other.lastLogin ?? '') ? one : other;

const itemOf = (person: Person) => ({
  id: person.id,
  name: `${fullName(person)} (${person.email})`,
});

/** Loader of the field: accounts by name or address, without the page's own. */
const accountPages = (queries: QueryClient, own: UserId) => async (keyword: string, page: number) => {
  const { data, meta } = await queries.fetchQuery(
    peopleQueries.list({
      filters: keyword === '' ? {} : { keyword: { $containsi: keyword } },
      sort: 'surname:asc',
      pagination: { page, pageSize: 25 },
    }),
  );
  return {
    items: data.filter(({ id }) => id !== own).map(itemOf),
    pageCount: meta.pagination.pageCount,
    total: meta.pagination.total,
  };
};

function NotFound() {
  usePageTitle('Cuenta no encontrada');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="user"
      title="No encontramos esta cuenta"
      action={<ButtonLink href={href('staffPeople')}>Ver las personas</ButtonLink>}
    >
      Puede que se haya eliminado o que la dirección tenga una errata.
    </EmptyState>
  );
}
