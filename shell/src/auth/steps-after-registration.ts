import type { RegistrableRole } from '@puente/contract/roles';

interface Step {
  title: string;
  text: string;
}

const logIn: Step = {
  title: 'Inicia sesión',
  text: 'Con tu correo electrónico y la contraseña que acabas de elegir.',
};

/** Last step of each role, after login. */
const lastStep: Record<RegistrableRole, Step> = {
  student: {
    title: 'Busca tu proyecto',
    text: 'Filtra por área, provincia o modalidad y envía tu primera solicitud.',
  },
  coordinator: {
    title: 'Crea tu organización',
    text: 'Después podrás publicar tu primer proyecto y conocer a quien lo solicite.',
  },
  teacher: {
    title: 'Descubre los proyectos',
    text: 'Encuentra los que encajan con tus estudiantes y compártelos con ellos.',
  },
};

/**
 * Returns the steps after registration, by role and campaign.
 * @param profile null when the page was opened directly and the registered user is not known
 * @param campaign name of the campaign that a student registered for
 */
export function stepsAfterRegistration(
  profile: RegistrableRole | null,
  campaign: string | null,
): readonly Step[] {
  if (campaign !== null) {
    return [
      logIn,
      {
        title: `Elige tu proyecto de ${campaign}`,
        text: 'Te hemos apuntado a la campaña: sus proyectos te esperan junto a los demás.',
      },
    ];
  }
  return profile === null ? [logIn] : [logIn, lastStep[profile]];
}
