import { lacksProfile } from '@puente/contract/entities/lacks-profile';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import { hasRoute, hrefTo } from '@puente/platform/links';

interface WelcomeStep {
  label: string;
  href: string;
}

interface Welcome {
  text: string;
  /** Next steps, most likely first. Only pages of the running release set are included. */
  steps: readonly WelcomeStep[];
}

interface Planned {
  text: string;
  steps: readonly { label: string; route: string }[];
}

/** Texts and next steps of the welcome dialog for a user. */
export function welcomeFor(user: CurrentUser): Welcome {
  const { text, steps } = plannedFor(user);
  return {
    text,
    steps: steps
      .filter(({ route }) => hasRoute(route))
      .map(({ label, route }) => ({ label, href: hrefTo(route) })),
  };
}

function plannedFor(user: CurrentUser): Planned {
  switch (user.profileType) {
    case 'student':
      return {
        text: 'Aquí encontrarás proyectos de impacto para tu TFG, tu TFM o tus prácticas. Elige uno que te importe y solicítalo.',
        steps: [
          ...(lacksProfile(user)
            ? [{ label: 'Completar perfil en 3 minutos', route: 'profileComplete' }]
            : []),
          projects,
        ],
      };
    case 'coordinator':
    case 'projectManager':
      return organizationsOf(user).length === 0
        ? {
            text: 'Cuéntanos primero qué organización representas. Después podrás publicar proyectos y conocer a quien los solicite.',
            steps: [{ label: 'Crea tu organización', route: 'organizationCreate' }],
          }
        : {
            text: 'Publica tu primer proyecto y conoce a quien lo solicite.',
            steps: [{ label: 'Publica tu proyecto', route: 'projectCreate' }],
          };
    case 'teacher':
      return {
        text: 'Descubre los proyectos que publican las organizaciones y comparte con tus estudiantes los que encajen con ellos.',
        steps: [projects],
      };
    case 'staff':
    case null:
      return { text: 'Tu cuenta está lista.', steps: [projects] };
  }
}

const projects = { label: 'Ver proyectos', route: 'projects' };
