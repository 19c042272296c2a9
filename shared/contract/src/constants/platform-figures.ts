/** Length of the periods in which figures are counted. Weeks begin on Monday. */
export const figureUnits = ['week', 'month'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** Filters of the figures. A figure ignores none: where a filter has no meaning, the figure is left out. */
type FigureFilter = 'university' | 'area';

interface PlatformFigure {
  label: string;
  /** Unit of the value. A count of several periods is their sum; the others are computed for the whole range. */
  kind: 'count' | 'percent' | 'days' | 'hours';
  filters: readonly FigureFilter[];
}

const both = ['university', 'area'] as const;

/** Figures of the platform for its team, by name. */
export const platformFigures = {
  students: { label: 'Estudiantes', kind: 'count', filters: both },
  coordinators: { label: 'Coordinación de organizaciones', kind: 'count', filters: [] },
  projectManagers: { label: 'Gestión de proyectos', kind: 'count', filters: [] },
  teachers: { label: 'Docentes', kind: 'count', filters: both },
  organizations: { label: 'Organizaciones', kind: 'count', filters: [] },
  applications: { label: 'Enviadas', kind: 'count', filters: both },
  waiting: { label: 'Sin respuesta', kind: 'count', filters: both },
  preselected: { label: 'Preseleccionadas', kind: 'count', filters: both },
  selected: { label: 'Seleccionadas', kind: 'count', filters: both },
  refused: { label: 'No seleccionadas', kind: 'count', filters: both },
  withdrawn: { label: 'Retiradas', kind: 'count', filters: both },
  ended: { label: 'Acabadas sin respuesta', kind: 'count', filters: both },
  owedAnswers: { label: 'Plazos de respuesta que acabaron', kind: 'count', filters: both },
  answeredInTime: { label: 'Contestadas en plazo', kind: 'percent', filters: both },
  medianAnswerDays: { label: 'Días hasta la respuesta', kind: 'days', filters: both },
  projects: { label: 'Proyectos', kind: 'count', filters: ['area'] },
  works: { label: 'TFG y TFM', kind: 'count', filters: both },
  opportunities: { label: 'Oportunidades', kind: 'count', filters: [] },
  contactMessages: { label: 'Mensajes recibidos', kind: 'count', filters: [] },
  answeredMessages: { label: 'Mensajes contestados', kind: 'percent', filters: [] },
  medianFirstAnswerHours: { label: 'Horas hasta la primera respuesta', kind: 'hours', filters: [] },
  chats: { label: 'Chats con el equipo', kind: 'count', filters: [] },
  answeredChats: { label: 'Chats con respuesta de una persona', kind: 'percent', filters: [] },
} as const satisfies Readonly<Record<string, PlatformFigure>>;

export type PlatformFigureName = keyof typeof platformFigures;
export const platformFigureNames = Object.keys(platformFigures) as PlatformFigureName[];

/** Tells whether each chosen filter has a meaning for a figure. Otherwise the figure is left out. */
export function figureHasMeaning(
  name: PlatformFigureName,
  chosen: Readonly<Partial<Record<FigureFilter, unknown>>>,
): boolean {
  const known: readonly string[] = platformFigures[name].filters;
  return Object.entries(chosen).every(([filter, value]) => value === undefined || known.includes(filter));
}

interface FigureGroup {
  name: string;
  label: string;
  /** Explains how the figures of the group are counted. */
  counting: string;
  figures: readonly PlatformFigureName[];
}

/** Groups of figures, in the order of the page and of the file. */
export const platformFigureGroups: readonly FigureGroup[] = [
  {
    name: 'registrations',
    label: 'Altas',
    counting: 'Cuentas y organizaciones por el día en que se crearon. Las que se han borrado no cuentan.',
    figures: ['students', 'coordinators', 'projectManagers', 'teachers', 'organizations'],
  },
  {
    name: 'applications',
    label: 'Solicitudes',
    counting:
      'Solicitudes por el día en que se enviaron, según cómo están ahora. «Acabadas sin respuesta» son aquellas cuyo proyecto se cerró antes.',
    figures: ['applications', 'waiting', 'preselected', 'selected', 'refused', 'withdrawn', 'ended'],
  },
  {
    name: 'answers',
    label: 'Respuestas a tiempo',
    counting:
      'Solicitudes por el último día en que la organización prometió contestar. Una preselección cuenta como respuesta; no cuentan las retiradas, ni los proyectos que se cerraron antes de ese día. Los días son la mediana: la mitad tardó menos.',
    figures: ['owedAnswers', 'answeredInTime', 'medianAnswerDays'],
  },
  {
    name: 'publications',
    label: 'Publicaciones',
    counting:
      'Proyectos, trabajos y oportunidades por el día en que se publicaron, también los que ya acabaron. Los retirados no cuentan.',
    figures: ['projects', 'works', 'opportunities'],
  },
  {
    name: 'messages',
    label: 'Mensajes al equipo',
    counting:
      'Mensajes del formulario, avisos y chats por el día en que empezaron. Las horas son la mediana hasta la primera respuesta.',
    figures: ['contactMessages', 'answeredMessages', 'medianFirstAnswerHours', 'chats', 'answeredChats'],
  },
];
