import { useState } from 'react';
import { joiningQueries } from '@puente/client/joinings';
import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationPerson } from '@puente/contract/entities/organization';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { Stack } from '@puente/design-system/layout';
import { Monogram } from '@puente/design-system/monogram';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { DepartureDialog } from './DepartureDialog.tsx';
import { InviteForm } from './InviteForm.tsx';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';
import { PendingJoining } from './PendingJoining.tsx';
import styles from './People.module.css';

const roles = { coordinator: 'Coordinación', projectManager: 'Gestión de proyectos' } as const;

/** People who act for the organisation, join requests and open invitations. */
export function People({ organization }: { organization: OwnOrganization }) {
  const people = useQuery(organizationQueries.people(organization.id));
  const joinings = useQuery(joiningQueries.of(organization.id));
  return (
    <Stack gap={7}>
      <ManageSection
        title="Quién la gestiona"
        lead="Todas estas personas publican proyectos y leen solicitudes. Quien coordina tiene una sola organización; quien gestiona proyectos puede tener varias."
      >
        <QueryState query={stateOf(people)} failed="No hemos podido cargar las personas">
          {(all) => <PeopleList all={all} organization={organization} />}
        </QueryState>
      </ManageSection>
      <QueryState query={stateOf(joinings)} failed="No hemos podido cargar las peticiones">
        {(open) => {
          const requests = open.filter(({ origin }) => origin === 'request');
          const invitations = open.filter(({ origin }) => origin === 'invitation');
          return (
            <>
              {requests.length > 0 && (
                <ManageSection title="Piden unirse" lead="Acepta solo a quien conozcas.">
                  <Stack as="ul" gap={3}>
                    {requests.map((joining) => (
                      <PendingJoining key={joining.id} joining={joining} organization={organization} />
                    ))}
                  </Stack>
                </ManageSection>
              )}
              <ManageSection
                title="Invitar a tu equipo"
                lead="Le llegará un correo. Entra o se registra con esa dirección, y acepta."
              >
                <InviteForm organization={organization} />
                {invitations.length > 0 && (
                  <Stack as="ul" gap={3} aria-label="Invitaciones sin respuesta">
                    {invitations.map((joining) => (
                      <PendingJoining key={joining.id} joining={joining} organization={organization} />
                    ))}
                  </Stack>
                )}
              </ManageSection>
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

function PeopleList({ all, organization }: { all: OrganizationPerson[]; organization: OwnOrganization }) {
  const [leaving, setLeaving] = useState<OrganizationPerson | null>(null);
  const self = useUser()?.id;
  const isAlone = all.length === 1;
  return (
    <>
      <Stack as="ul" gap={3}>
        {all.map((person) => {
          const { id, email, profileType, job_position: position } = person;
          const name = `${person.name} ${person.surname}`.trim();
          return (
            <li key={id} className={styles.row}>
              <Monogram name={name} size="sm" />
              <div className={styles.words}>
                <strong>{id === self ? `${name} (tú)` : name}</strong>
                <Text size="sm" tone="muted">
                  {[position, email].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Chip>{roles[profileType]}</Chip>
              {!isAlone && (
                <Button variant="quiet" size="sm" onClick={() => setLeaving(person)}>
                  {id === self ? 'Dejar la organización' : `Quitar a ${name}`}
                </Button>
              )}
            </li>
          );
        })}
      </Stack>
      {isAlone && (
        <Text size="sm" tone="muted">
          Eres la única persona: para dejarla, invita antes a alguien.
        </Text>
      )}
      {leaving && (
        <DepartureDialog
          person={leaving}
          isSelf={leaving.id === self}
          organization={organization}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
