import { useState } from 'react';
import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationPerson } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { relativeTime } from '@puente/contract/relative-time';
import { Button } from '@puente/design-system/button';
import { factLine } from '@puente/design-system/details';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Monogram } from '@puente/design-system/monogram';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { ManageSection } from '../organization/manage/ManageSection.tsx';
import { ProjectManagerDialog } from './ProjectManagerDialog.tsx';
import styles from './Staff.module.css';

const roles = { coordinator: 'Coordinación', projectManager: 'Gestión de proyectos' } as const;

/** People who act for an organisation, with their mail and their last login. */
export function ActingPeople({ id }: { id: OrganizationId }) {
  const people = useQuery(organizationQueries.people(id));
  const [isInviting, setInviting] = useState(false);
  return (
    <ManageSection title="Quién la gestiona">
      <QueryState
        query={stateOf(people)}
        failed="No hemos podido cargar las personas"
        empty={<Text tone="muted">Nadie la gestiona ahora.</Text>}
      >
        {(all) => (
          <Stack as="ul" gap={1}>
            {all.map((person) => (
              <li key={person.id} className={styles.item}>
                <Person person={person} />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      <div>
        <Button variant="secondary" onClick={() => setInviting(true)}>
          Invitar a gestionar sus proyectos
        </Button>
      </div>
      {isInviting && <ProjectManagerDialog organization={id} onClose={() => setInviting(false)} />}
    </ManageSection>
  );
}

function Person({ person }: { person: OrganizationPerson }) {
  const { email, profileType, job_position: position, lastLogin } = person;
  const name = `${person.name} ${person.surname}`.trim();
  return (
    <>
      <Monogram name={name} size="sm" />
      <div className={styles.words}>
        <strong>{name}</strong>
        <Text size="sm" tone="muted">
          {factLine([
            position ?? roles[profileType],
            lastLogin
              ? `entró ${relativeTime(lastLogin).replace(/^(?=\d)/, 'el ')}`
              : 'todavía no ha entrado',
          ])}
        </Text>
      </div>
      <div className={styles.ways}>
        <Link variant="standalone" href={`mailto:${email}`}>
          {email}
        </Link>
        <Link
          variant="standalone"
          href={`${href('staffPerson', { id: person.id })}?ver-como=1`}
          aria-label={`Ver como lo ve ${name}`}
        >
          Ver como lo ve
        </Link>
      </div>
    </>
  );
}
