import { useState } from 'react';
import { roleWords, staffRoleWords } from '@puente/contract/constants/role-words';
import { counted } from '@puente/contract/counted';
import type { Person } from '@puente/contract/entities/person';
import { relativeTime } from '@puente/contract/relative-time';
import { roles, staffRoles } from '@puente/contract/roles';
import { Button } from '@puente/design-system/button';
import { type DataColumn, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { fullName } from './full-name.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { peoplePage, peopleSearch } from './people-search.ts';

const open = ({ id }: Person) => ({ href: href('staffPerson', { id }) });

const columns: readonly DataColumn<Person>[] = [
  { id: 'name', label: 'Nombre', cell: fullName },
  { id: 'email', label: 'Correo', cell: ({ email }) => email },
  { id: 'role', label: 'Perfil', brief: true, cell: roleOf },
  {
    id: 'organizations',
    label: 'Organizaciones',
    cell: ({ organizations }) => organizations.map(({ name }) => name).join(', ') || '—',
  },
  {
    id: 'login',
    label: 'Último acceso',
    brief: true,
    cell: ({ lastLogin }) => (lastLogin === null ? 'Nunca' : relativeTime(lastLogin)),
  },
  { id: 'created', label: 'Alta', brief: true, cell: ({ createdAt }) => relativeTime(createdAt) },
];

/** 'Equipo: Redacción' */
function roleOf({ profileType, staffRole }: Person): string {
  if (profileType === null) return 'Sin completar';
  const role = roleWords[profileType];
  return staffRole === null ? role : `${role}: ${staffRoleWords[staffRole]}`;
}

/** /staff/personas: every account, and the people of the team. */
export default function PeoplePage() {
  const search = useTableSearch(peopleSearch);
  const { controls } = search;
  const people = useQuery(peoplePage(controls.search));
  const [isInviting, setInviting] = useState(false);
  const isAdministrator = useUser()?.staffRole === 'administrator';
  useReady(!people.isPending);

  const select = (
    name: 'role' | 'duty',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      name={name}
      placeholder="Cualquiera"
      options={options}
      value={controls.chosen(name)[0] ?? ''}
      onChange={({ currentTarget: { value } }) => controls.choose(name, value === '' ? [] : [value])}
    />
  );
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Personas y equipo"
          lead="Las cuentas de la plataforma, sin sus perfiles: quién es cada una, con qué organización está y cuándo entró."
          actions={
            isAdministrator && (
              <Button icon="plus" onClick={() => setInviting(true)}>
                Invitar al equipo
              </Button>
            )
          }
        />
        <SearchedTable
          search={search}
          keyword={{ title: 'Buscar personas', label: 'Nombre o correo', placeholder: 'Ana Castro, ana@…' }}

          caption="Personas"
          count={(total) => counted(total, 'persona', 'personas')}
          failed="No hemos podido cargar las personas"
          columns={columns}
          query={stateOf(people)}
          busy={people.isPlaceholderData}
          nameOf={fullName}
          open={open}
          filters={
            <>
              {select(
                'role',
                'Perfil',
                roles.map((role) => ({ value: role, label: roleWords[role] })),
              )}
              {select(
                'duty',
                'Función en el equipo',
                staffRoles.map((duty) => ({ value: duty, label: staffRoleWords[duty] })),
              )}
            </>
          }
          nothing={{
            title: 'Nadie encaja con tu búsqueda',
            advice: 'Prueba con otra parte del nombre o del correo.',
            allLabel: 'Ver a todas las personas',
          }}
          none={<EmptyState icon="user" title="Todavía no hay nadie" />}
        />
      </Stack>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Container>
  );
}
