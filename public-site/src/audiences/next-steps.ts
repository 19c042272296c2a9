import { lacksProfile } from '@puente/contract/entities/lacks-profile';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { RegistrableRole, Role } from '@puente/contract/roles';
import { hasRoute, href, hrefTo } from '@puente/platform/links';

/** The audience of a page. `everyone` is the home page. */
export type Audience = 'everyone' | 'students' | 'organizations' | 'universities';

export interface NextStep {
  label: string;
  href: string;
}

/** A step that may lead to another app. It is offered only if the release set has that page. */
interface PlannedStep {
  label: string;
  route: string;
  query?: Record<string, string>;
}

const audienceOfRole: Record<Role, Audience> = {
  student: 'students',
  coordinator: 'organizations',
  projectManager: 'organizations',
  teacher: 'universities',
  staff: 'everyone',
};

/** Tells whether users of this role land on this page after login. */
export const isOwnLanding = ({ profileType }: CurrentUser, audience: Audience): boolean =>
  profileType !== null && audienceOfRole[profileType] === audience;

const profileOf: Partial<Record<Audience, RegistrableRole>> = {
  students: 'student',
  organizations: 'coordinator',
  universities: 'teacher',
};

const projects: PlannedStep = { label: 'Ver proyectos', route: 'projects' };

/** Returns the next steps to offer, most likely first. */
export function nextSteps(user: CurrentUser | null, audience: Audience): readonly NextStep[] {
  return user
    ? stepsOf(user)
        .filter(({ route }) => hasRoute(route))
        .map(toLink)
    : visitorSteps(audience);
}

function visitorSteps(audience: Audience): readonly NextStep[] {
  const register = { label: 'Crear cuenta', href: href('register', {}, { profile: profileOf[audience] }) };
  return audience === 'organizations'
    ? [register, { label: 'Iniciar sesión', href: href('login') }]
    : [register, toLink(projects)];
}

function stepsOf(user: CurrentUser): readonly PlannedStep[] {
  switch (user.profileType) {
    case 'student':
      return [
        // First step for students with an incomplete profile (specification §2).
        ...(lacksProfile(user) ? [{ label: 'Completar perfil en 3 minutos', route: 'profileComplete' }] : []),
        // Students who have finished need no project: offer to upload their work (specification §4).
        ...(user.details?.situation === 'finished' ? [{ label: 'Subir mi TFG/M', route: 'workCreate' }] : []),
        projects,
        inProfile('Mis solicitudes', 'applys'),
      ];
    case 'coordinator':
    case 'projectManager':
      return organizationsOf(user).length === 0
        ? [{ label: 'Crea tu organización', route: 'organizationCreate' }]
        : [
            { label: 'Publica tu proyecto', route: 'projectCreate' },
            { label: 'Mis proyectos', route: 'organizationProjects' },
          ];
    case null:
      return [{ label: 'Completar mi perfil', route: 'userComplete' }, projects];
    case 'teacher':
      return [
        // A tutor who accepts is shown with their university.
        ...(user.details?.university ? [] : [inProfile('Completar mi docencia', 'teaching')]),
        projects,
        inProfile('Lo que dirijo', 'guided'),
        ...(user.details?.favorites?.length ? [inProfile('Proyectos guardados', 'projects')] : []),
      ];
    case 'staff':
      return [projects, { label: 'Ver trabajos', route: 'workRepository' }];
  }
}

const inProfile = (label: string, section: string): PlannedStep => ({
  label,
  route: 'profile',
  query: { section },
});

const toLink = ({ label, route, query }: PlannedStep): NextStep => ({
  label,
  href: hrefTo(route, {}, query),
});
