import { everyInvitation, talentQueries } from '@puente/client/talent';
import { invitationStatusCodes, invitationStatuses } from '@puente/contract/constants/talent-invitations';
import { counted } from '@puente/contract/counted';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { PageGone } from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { DownloadCsv } from '../lists/DownloadCsv.tsx';
import { loadTalentCsv } from './load-talent-csv.ts';
import { SentInvitation } from './SentInvitation.tsx';
import styles from './Talent.module.css';
import { invitationStatusOf } from './talent-place.ts';
import { useNarrowedList } from './use-narrowed-list.ts';
import type { TalentOrganization } from './use-talent-access.ts';

/** Students whom the organisation has invited to its projects, with their answers. */
export function Invitations({ organization }: { organization: TalentOrganization }) {
  const { search, page, narrowTo, pageHref } = useNarrowedList('status');
  const status = invitationStatusOf(search);
  const filters = { organization: { $eq: organization.id }, ...(status && { status: { $eq: status } }) };
  const list = useQuery(talentQueries.invitations({ filters, pagination: { page } }));
  useReady(!list.isPending);

  return (
    <Stack as="section" gap={5} aria-labelledby="invitations">
      <VisuallyHidden as="h2" id="invitations">
        {`Invitaciones de ${organization.name}`}
      </VisuallyHidden>
      <div className={styles.narrow}>
        <SelectField
          label="Respuesta"
          name="status"
          placeholder="Todas"
          options={invitationStatusCodes.map((code) => ({ value: code, label: invitationStatuses[code] }))}
          value={status ?? ''}
          onChange={({ currentTarget }) => narrowTo(currentTarget.value)}
        />
      </div>
      <QueryState
        query={stateOf(list)}
        failed="No hemos podido cargar las invitaciones"
        skeleton={<SkeletonList count={3} />}
      >
        {shown}
      </QueryState>
    </Stack>
  );

  function shown({ data, meta }: NonNullable<typeof list.data>) {
    const { total, pageCount } = meta.pagination;
    if (data.length === 0) return page > 1 ? <PageGone first={pageHref(1)} /> : nothing();
    return (
      <>
        <Cluster gap={3}>
          <Text size="sm" tone="muted" role="status">
            {counted(total, 'invitación', 'invitaciones')}
          </Text>
          <DownloadCsv
            rows={counted(total, 'invitación', 'invitaciones')}
            name={`invitaciones-${organization.id}`}
            make={async () => {
              const { invitationsCsv } = await loadTalentCsv();
              return invitationsCsv(await everyInvitation({ filters }));
            }}
          />
        </Cluster>
        <Stack as="ul" gap={4}>
          {data.map((invitation) => (
            <li key={invitation.id}>
              <SentInvitation invitation={invitation} />
            </li>
          ))}
        </Stack>
        <Pagination page={page} pageCount={pageCount} href={pageHref} />
      </>
    );
  }

  function nothing() {
    if (status !== undefined) {
      return (
        <EmptyState
          icon="filter"
          headingLevel={3}
          title="Ninguna invitación con esta respuesta"
          action={
            <Button variant="secondary" onClick={() => narrowTo('')}>
              Ver todas las invitaciones
            </Button>
          }
        />
      );
    }
    return (
      <EmptyState
        icon="mail"
        headingLevel={3}
        title="Todavía no has invitado a nadie"
        action={<ButtonLink href={href('talent')}>Buscar estudiantes</ButtonLink>}
      >
        Abre el perfil de una persona e invítala a uno de tus proyectos. Aquí verás qué responde y, si acepta,
        cómo escribirle.
      </EmptyState>
    );
  }
}
