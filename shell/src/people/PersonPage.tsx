import { peopleQueries } from '@puente/client/people';
import { roleWords, staffRoleWords } from '@puente/contract/constants/role-words';
import { counted } from '@puente/contract/counted';
import type { Person } from '@puente/contract/entities/person';
import type { UserId } from '@puente/contract/ids';
import { relativeTime } from '@puente/contract/relative-time';
import { DescriptionList } from '@puente/design-system/description-list';
import { DetailColumns, DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { fullName } from './full-name.ts';
import { PersonActions } from './PersonActions.tsx';

/** /staff/personas/:id: one account, and what staff can do for its owner. */
export default function PersonPage() {
  const id = recordId('user', useParams().id);
  return <Container>{id === null ? <NotFound /> : <PersonOf key={id} id={id} />}</Container>;
}

function PersonOf({ id }: { id: UserId }) {
  const person = useQuery(peopleQueries.one(id));
  usePageTitle(person.data ? fullName(person.data) : undefined);
  useReady(!person.isPending);
  return (
    <QueryState
      query={stateOf(person)}
      skeleton={<DetailSkeleton loading="Cargando la cuenta" />}
      failed="No hemos podido cargar la cuenta"
      headingLevel={1}
      notFound={<NotFound />}
    >
      {(known) => <Account person={known} />}
    </QueryState>
  );
}

function Account({ person }: { person: Person }) {
  const { email, profileType, staffRole, confirmed, organizations, hasSecondFactor, sessions } = person;
  return (
    <Stack gap={6}>
      <Link href={lastList(href('staffPeople'))}>Volver a las personas</Link>
      <PageHeader
        title={fullName(person)}
        lead={profileType === null ? 'Todavía no ha completado su perfil.' : roleWords[profileType]}
      />
      {person.mergedInto !== undefined && (
        <Notice tone="info" title="Esta cuenta está fusionada con otra">
          <Stack gap={1}>
            <span>Nadie puede entrar con ella. Se borra cuando la fusión ya no se pueda deshacer.</span>
            <span>
              <Link href={href('staffPerson', { id: person.mergedInto })}>Ver la cuenta que queda</Link>
            </span>
            <span>
              <Link href={href('staffMerges')}>Ver las fusiones que se pueden deshacer</Link>
            </span>
          </Stack>
        </Notice>
      )}
      <DetailColumns aside={<PersonActions person={person} />}>
        <DescriptionList
          items={[
            { term: 'Correo electrónico', description: confirmed ? email : `${email} (sin confirmar)` },
            ...(profileType === 'staff'
              ? [
                  {
                    term: 'Función en el equipo',
                    description: staffRole === null ? 'Ninguna' : staffRoleWords[staffRole],
                  },
                ]
              : []),
            ...(organizations.length > 0
              ? [
                  {
                    term: 'Actúa por',
                    description: (
                      <Stack as="ul" gap={1}>
                        {organizations.map(({ id, name }) => (
                          <li key={id}>
                            <Link href={href('organization', { id })}>{name}</Link>
                          </li>
                        ))}
                      </Stack>
                    ),
                  },
                ]
              : []),
            { term: 'Alta', description: relativeTime(person.createdAt) },
            {
              term: 'Último acceso',
              description: person.lastLogin === null ? 'Nunca' : relativeTime(person.lastLogin),
            },
            {
              term: 'Sesiones abiertas',
              description:
                sessions === 0 ? 'Ninguna' : counted(sessions, 'sesión abierta', 'sesiones abiertas'),
            },
            { term: 'Verificación en dos pasos', description: hasSecondFactor ? 'Activada' : 'Sin activar' },
          ]}
        />
      </DetailColumns>
    </Stack>
  );
}

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
