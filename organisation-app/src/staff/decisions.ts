import type { Decision } from '@puente/client/organization-verification';
import type { Withdrawal } from '@puente/contract/forms/verification';

/** Words of a decision: the button, the question, and what happens. */
export interface DecisionWords {
  label: string;
  question: (name: string) => string;
  consequences: readonly string[];
  done: (name: string) => string;
  /** Shown when a colleague was faster. */
  already: (name: string) => string;
}

export const decisionWords = {
  verified: {
    label: 'Verificar',
    question: (name) => `¿Verificar ${name}?`,
    consequences: [
      'Su página y sus proyectos llevan la marca «Organización verificada».',
      'Ve los datos de contacto de quienes preselecciona, en cuanto lo saben, y de quienes aceptan una invitación.',
      'Puede escribir en el chat a estudiantes que se interesan por sus oportunidades.',
      'Si busca a personas con discapacidad, ve la respuesta de quienes preselecciona y consienten en ello.',
      'Puede tener acceso al Talent Corner, que decides aparte.',
    ],
    done: (name) => `${name} está verificada.`,
    already: (name) => `Otra persona del equipo ya había verificado ${name}. No se ha enviado otro correo.`,
  },
  unverified: {
    label: 'Retirar la verificación',
    question: (name) => `¿Retirar la verificación a ${name}?`,
    consequences: [
      'Su página y sus proyectos pierden la marca.',
      'Deja de ver datos de contacto de estudiantes y pierde el acceso al Talent Corner.',
      'Sus proyectos siguen publicados, y las solicitudes, en su mesa.',
    ],
    done: (name) => `${name} ya no está verificada.`,
    already: (name) =>
      `Otra persona del equipo ya había retirado la verificación a ${name}. No se ha enviado otro correo.`,
  },
  talentGiven: {
    label: 'Dar acceso a talento',
    question: (name) => `¿Dar a ${name} acceso al Talent Corner?`,
    consequences: [
      'Busca entre estudiantes que han elegido que les encuentren, y ve sus perfiles.',
      'Les invita a sus proyectos. Ve sus datos de contacto cuando aceptan.',
    ],
    done: (name) => `${name} ya puede usar el Talent Corner.`,
    already: (name) => `${name} ya tenía acceso al Talent Corner. No se ha enviado otro correo.`,
  },
  talentWithdrawn: {
    label: 'Retirar el acceso a talento',
    question: (name) => `¿Retirar a ${name} el acceso al Talent Corner?`,
    consequences: [
      'Deja de buscar estudiantes y de invitarles desde este momento.',
      'Sigue verificada, y sus proyectos siguen publicados.',
    ],
    done: (name) => `${name} ya no tiene acceso al Talent Corner.`,
    already: (name) => `${name} ya no tenía acceso al Talent Corner. No se ha enviado otro correo.`,
  },
} as const satisfies Record<string, DecisionWords>;

export type DecisionName = keyof typeof decisionWords;

/** Name and web that staff see on the page. */
interface Checked {
  name: string;
  web: string | null;
}

/** The call of a decision. */
export function decisionOf(
  decision: DecisionName,
  { name, web }: Checked,
  why: Partial<Withdrawal> = {},
): Decision {
  switch (decision) {
    case 'verified':
      return { about: 'verification', data: { verified: true, checked: { name, web } } };
    case 'unverified':
      return { about: 'verification', data: { verified: false, ...why } };
    case 'talentGiven':
      return { about: 'talent', data: { talent_access: true } };
    case 'talentWithdrawn':
      return { about: 'talent', data: { talent_access: false, ...why } };
  }
}
