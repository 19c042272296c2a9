import { useState } from 'react';
import { reviewQueries } from '@puente/client/organization-verification';
import type { Organization } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { RadioGroup } from '@puente/design-system/field';
import { PagedComboBox } from '@puente/design-system/form-fields';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { type QueryClient, stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { useParams, useSearchParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { BackToList } from '../../lists/BackToList.tsx';
import { checkedOrganization } from '../checked-organization.ts';
import { registered } from '../ReviewRow.tsx';
import { MergePreview } from './MergePreview.tsx';

/** Parameter of the address with the id of the other organisation. */
const otherOne = 'con';

/** /staff/organizaciones/:id/fusionar: merges two entries of the same organisation, after a preview. */
export default function StaffOrganizationMergePage() {
  const id = recordId('organization', useParams().id);
  return <Container width="text">{id === null ? <NotFound /> : <MergeOf key={id} id={id} />}</Container>;
}

function MergeOf({ id }: { id: OrganizationId }) {
  const organization = useQuery(checkedOrganization(id));
  usePageTitle(organization.data && `Fusionar ${organization.data.name}`);
  useReady(!organization.isPending);
  return (
    <QueryState
      query={stateOf(organization)}
      skeleton={<DetailSkeleton loading="Cargando la organización" />}
      failed="No hemos podido cargar la organización"
      headingLevel={1}
      notFound={<NotFound />}
    >
      {(known) => <Merging organization={known} />}
    </QueryState>
  );
}

function Merging({ organization }: { organization: Organization }) {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const chosen = recordId('organization', search.get(otherOne) ?? undefined);
  const other = useQuery({ ...checkedOrganization(chosen ?? organization.id), enabled: chosen !== null });
  const isSame = chosen === organization.id;
  return (
    <Stack gap={6}>
      <BackToList list={href('staffOrganization', { id: organization.id })}>
        Volver a la organización
      </BackToList>
      <PageHeader
        title={`Fusionar ${organization.name} con otra`}
        lead="Cuando la misma organización está dos veces. Aquí ves todo lo que cambia antes de hacerlo."
      />
      <PagedComboBox
        label="Con qué organización"
        name="other"
        hint="Busca por nombre, lugar o sector."
        withOther={false}
        value={chosen === null || !other.data ? null : { id: other.data.id, name: other.data.name }}
        error={isSame ? 'Es la misma. Elige otra.' : undefined}
        load={organizationPages(queries, organization.id)}
        onChange={(item) =>
          setSearch(item === null ? {} : { [otherOne]: String(item.id) }, { replace: true })
        }
      />
      {chosen === null && <Text tone="muted">Elige con cuál, y aquí verás qué cambia.</Text>}
      {chosen !== null && !isSame && (
        <QueryState
          query={stateOf(other)}
          failed="No hemos podido cargar la otra organización"
          notFound={<Text>Esa organización ya no existe. Elige otra.</Text>}
        >
          {(known) => <Direction key={known.id} one={organization} other={known} />}
        </QueryState>
      )}
    </Stack>
  );
}

/** Asks which of the two stays, by default the verified or else the older one. */
function Direction({ one, other }: { one: Organization; other: Organization }) {
  const [stays, setStays] = useState(() => String(likelyToStay(one, other).id));
  const [into, from] = stays === String(one.id) ? [one, other] : [other, one];
  return (
    <Stack gap={6}>
      <RadioGroup
        legend="¿Cuál queda?"
        hint="Su nombre, su verificación y su acceso a talento son los que valen."
        name="stays"
        value={stays}
        onChange={setStays}
        options={[one, other].map((organization) => ({
          value: String(organization.id),
          label: `${organization.name}, ${organization.verified ? 'verificada' : 'sin verificar'}, registrada ${registered(organization.createdAt)}`,
        }))}
      />
      <MergePreview key={stays} from={from} into={into} />
    </Stack>
  );
}

function likelyToStay(one: Organization, other: Organization): Organization {
  if (one.verified !== other.verified) return one.verified ? one : other;
  return one.createdAt < other.createdAt ? one : other;
}

/** Loader of the field: organisations by their words, verified or not, without the page's own. */
const organizationPages =
  (queries: QueryClient, own: OrganizationId) => async (keyword: string, page: number) => {
    const { data, meta } = await queries.fetchQuery(
      reviewQueries.list({
        filters: keyword === '' ? {} : { keyword: { $containsi: keyword } },
        sort: 'name:asc',
        pagination: { page, pageSize: 25 },
      }),
    );
    return {
      items: data
        .filter(({ id }) => id !== own)
        .map(({ id, name, verified }) => ({ id, name: verified ? name : `${name} (sin verificar)` })),
      pageCount: meta.pagination.pageCount,
      total: meta.pagination.total,
    };
  };

function NotFound() {
  usePageTitle('Organización no encontrada');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="building"
      title="No encontramos esta organización"
      action={<ButtonLink href={href('staffMerges')}>Ver las fusiones</ButtonLink>}
    >
      Puede que se haya fusionado con otra o que la dirección tenga una errata.
    </EmptyState>
  );
}
