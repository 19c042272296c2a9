/** Kinds of records that staff can take down. */
export const takedownKinds = ['project', 'work', 'opportunity'] as const;
export type TakedownKind = (typeof takedownKinds)[number];

interface Reason {
  /** Sentence that the owner reads. */
  label: string;
  /** Rule that the record breaks, after 'Nos basamos en'. */
  ground: string;
}

const terms = 'las condiciones de uso de la plataforma';

/** Reasons of staff to take a record down. */
export const takedownReasons = {
  spam: { label: 'Es publicidad o contenido repetido.', ground: terms },
  misleading: { label: 'Engaña: lo que dice no es cierto, o no es de quien lo publica.', ground: terms },
  personalData: {
    label: 'Muestra datos personales de otras personas.',
    ground: 'la normativa de protección de datos personales',
  },
  copyright: {
    label: 'Usa contenido de otra persona sin su permiso.',
    ground: 'la Ley de Propiedad Intelectual',
  },
  offensive: { label: 'Ofende o discrimina a otras personas.', ground: terms },
  labour: {
    label: 'Ofrece condiciones de trabajo que la ley no permite.',
    ground: 'la normativa laboral y de prácticas',
  },
  other: { label: 'Otro motivo', ground: terms },
} as const satisfies Record<string, Reason>;

export type TakedownReason = keyof typeof takedownReasons;
export const takedownReasonCodes = Object.keys(takedownReasons) as [TakedownReason, ...TakedownReason[]];

/** States of a takedown: code -> label for staff. */
export const takedownStates = {
  takenDown: 'Sin objeción',
  objected: 'Objeción por decidir',
  upheld: 'Objeción rechazada',
  lifted: 'Se vuelve a ver',
} as const;

export type TakedownState = keyof typeof takedownStates;
export const takedownStateCodes = Object.keys(takedownStates) as [TakedownState, ...TakedownState[]];

/** Decisions of staff about a takedown. */
export const takedownDecisions = ['upheld', 'lifted'] as const;
export type TakedownDecision = (typeof takedownDecisions)[number];

/** Events in the history of a takedown. */
export const takedownEvents = ['takenDown', 'objected', ...takedownDecisions] as const;
export type TakedownEvent = (typeof takedownEvents)[number];
