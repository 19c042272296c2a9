/** Kinds of project that an organisation proposes. The labels are stored. */
export const projectTypes = ['TFG', 'TFM', 'TFG o TFM', 'Proyecto de impacto'] as const;

/** The seventeen Sustainable Development Goals, by their number. */
export const ods = [
  'Fin de la pobreza',
  'Hambre cero',
  'Salud y bienestar',
  'Educación de calidad',
  'Igualdad de género',
  'Agua limpia y saneamiento',
  'Energía asequible y no contaminante',
  'Trabajo decente y crecimiento económico',
  'Industria, innovación e infraestructura',
  'Reducción de las desigualdades',
  'Ciudades y comunidades sostenibles',
  'Producción y consumo responsables',
  'Acción por el clima',
  'Vida submarina',
  'Vida de ecosistemas terrestres',
  'Paz, justicia e instituciones sólidas',
  'Alianzas para lograr los objetivos',
] as const;

/** Reasons to close a project, with the label for the person who closes it. The code becomes the project's status. */
export const closeReasonLabels = {
  selected: 'Ya hemos elegido a quien lo hará',
  notSelected: 'Cerramos sin elegir a nadie',
  unavailable: 'Ya no está disponible',
} as const;
export const closeReasons = [
  'selected',
  'notSelected',
  'unavailable',
] as const satisfies readonly (keyof typeof closeReasonLabels)[];

export const dedications = [
  'Menos de 10 horas a la semana',
  'Entre 10 y 20 horas a la semana',
  'Más de 20 horas a la semana',
  'Flexible',
] as const;

/** Owner of the result of a project. */
export const resultOwners = ['Del estudiante', 'Compartida', 'De la organización', 'Por acordar'] as const;

/** Filter by the time until a project's last day: code -> days from now, null for no last day. */
export const closings = { week: 7, month: 30, quarter: 90, open: null } as const;
export const closingCodes = [
  'week',
  'month',
  'quarter',
  'open',
] as const satisfies readonly (keyof typeof closings)[];

/** Problems with a project that a reader can report to staff: code -> label. */
export const problems = {
  wrong: 'Hay datos que no son correctos',
  unavailable: 'Ya no está disponible',
  abusive: 'Piden dinero o datos que no deberían pedir',
  offensive: 'Es ofensivo o discrimina a alguien',
  other: 'Otra cosa',
} as const;
export const problemCodes = Object.keys(problems) as [keyof typeof problems, ...(keyof typeof problems)[]];
