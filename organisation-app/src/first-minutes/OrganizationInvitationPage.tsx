import { joiningQueries } from '@puente/client/joinings';
import { invitationDays } from '@puente/contract/constants/joinings';
import type { OwnJoining } from '@puente/contract/entities/joining';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import { isOrganizationRole } from '@puente/contract/roles';
import { Button } from '@puente/design-system/button';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { askLogin, useReady } from '@puente/platform/ui';
import { Invitation } from './OpenJoinings.tsx';

/** /invitacion: target of the link in an invitation mail, for any visitor. */
export default function OrganizationInvitationPage() {
  const { status, user } = useSession();
  useReady(status !== 'loading');
  if (status === 'loading') return null;
  return (
    <Container width="narrow">
      <PageHeader
        title="Te invitan a gestionar una organización"
        lead="Quien la acepta publica sus proyectos y lee sus solicitudes."
      />
      {!user && <ForVisitor />}
      {user && user.profileType === null && <WithoutRole />}
      {user?.profileType && !isOrganizationRole(user.profileType) && <ForOtherRole user={user} />}
      {user && isOrganizationRole(user.profileType) && <Invitations user={user} />}
    </Container>
  );
}

function ForVisitor() {
  return (
    <Stack gap={5}>
      <Text>
        Usa la dirección en la que has recibido la invitación. Si aún no tienes cuenta, créala como
        organización: después de confirmarla podrás aceptar la invitación aquí.
      </Text>
      <Cluster gap={3}>
        <ButtonLink href={href('register', {}, { profile: 'coordinator', hideProfile: '1' })}>
          Crear cuenta de organización
        </ButtonLink>
        <Button variant="secondary" onClick={askLogin}>
          Ya tengo cuenta
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Message for a user who has just logged in with a provider and has no role yet. */
const WithoutRole = () => (
  <Stack gap={5}>
    <Text>Para aceptarla, completa antes tu perfil como organización.</Text>
    <div>
      <ButtonLink href={href('userComplete')}>Completar mi perfil</ButtonLink>
    </div>
  </Stack>
);

/** Message for students and teachers: an account has one role for good, so they need another account. */
function ForOtherRole({ user }: { user: CurrentUser }) {
  return (
    <Notice tone="warning" title={`${user.email} no es una cuenta de organización`}>
      Una cuenta de estudiante o de docente no puede gestionar una organización. Pide a quien te ha invitado
      que te escriba a otra dirección tuya, cierra la sesión y crea con ella una cuenta de organización.
    </Notice>
  );
}

function Invitations({ user }: { user: CurrentUser }) {
  const joinings = useQuery(joiningQueries.own());
  return (
    <QueryState query={stateOf(joinings)} skeleton={null} failed="No hemos podido cargar tus invitaciones">
      {list}
    </QueryState>
  );

  function list(all: readonly OwnJoining[]) {
    const invitations = all.filter(({ origin }) => origin === 'invitation');
    if (invitations.length === 0) return <NoInvitation user={user} />;
    const [own] = user.profileType === 'coordinator' ? organizationsOf(user) : [];
    return (
      <Stack as="ul" gap={3} aria-label="Invitaciones">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Invitation invitation={invitation} bound={own} />
          </li>
        ))}
      </Stack>
    );
  }
}

function NoInvitation({ user }: { user: CurrentUser }) {
  const [own] = organizationsOf(user);
  return (
    <Stack gap={5}>
      <Notice tone="info" title={`No hay ninguna invitación para ${user.email}`}>
        {own
          ? `Puede que ya la hayas aceptado: gestionas ${own.name}. Las invitaciones caducan a los ${invitationDays} días, y quien invita puede retirarlas.`
          : `Entra con la dirección en la que la recibiste. Las invitaciones caducan a los ${invitationDays} días: quien te invitó puede enviarte otra.`}
      </Notice>
      <div>
        {own ? (
          <ButtonLink href={href('organizationProjects', {}, { organization: own.id })} variant="secondary">
            {`Ver los proyectos de ${own.name}`}
          </ButtonLink>
        ) : (
          <ButtonLink href={href('organizationCreate')} variant="secondary">
            Crear una organización
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
