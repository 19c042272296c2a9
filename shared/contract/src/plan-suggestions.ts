import type { projectTypes } from './constants/projects.ts';

type ProjectType = (typeof projectTypes)[number];

interface SuggestedStep {
  title: string;
  description: string;
  /** Share of the time between the first day and the last after which it is due. */
  share: number;
}

const study = (memory: string): readonly SuggestedStep[] => [
  {
    title: 'Alcance y objetivos',
    description: 'Un documento breve con el problema, los objetivos y lo que queda fuera.',
    share: 0.15,
  },
  {
    title: 'Estado de la cuestión y método',
    description: 'Fuentes consultadas y cómo se va a trabajar, con el calendario de pruebas o entrevistas.',
    share: 0.35,
  },
  {
    title: 'Primeros resultados',
    description: 'Resultados a medio camino para revisarlos con la organización.',
    share: 0.65,
  },
  {
    title: 'Borrador completo',
    description: `El borrador de ${memory} para que lo lean la organización y el docente.`,
    share: 0.85,
  },
  {
    title: 'Entrega final',
    description: 'El trabajo terminado y un resumen de una página para la organización.',
    share: 1,
  },
];

const impact: readonly SuggestedStep[] = [
  {
    title: 'Diagnóstico',
    description: 'Necesidades de la organización y cómo se medirá el cambio.',
    share: 0.25,
  },
  {
    title: 'Propuesta',
    description: 'La solución propuesta, para acordarla con la organización.',
    share: 0.5,
  },
  {
    title: 'Prueba',
    description: 'Una primera versión probada con las personas que la van a usar.',
    share: 0.8,
  },
  {
    title: 'Resultado y traspaso',
    description: 'El resultado y lo que la organización necesita para seguir por su cuenta.',
    share: 1,
  },
];

const suggestions: Readonly<Record<ProjectType, readonly SuggestedStep[]>> = {
  TFG: study('la memoria del TFG'),
  TFM: study('la memoria del TFM'),
  'TFG o TFM': study('la memoria'),
  'Proyecto de impacto': impact,
};

const dayLength = 24 * 60 * 60 * 1000;
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export interface SuggestedMilestone {
  title: string;
  description: string;
  /** Last day, as yyyy-MM-dd. */
  due: string;
}

/**
 * Suggests milestones for a type of project, with last days between two days (yyyy-MM-dd). An unknown type has those of
 * an impact project.
 */
export function suggestPlan(type: string | null, begins: string, ends: string): SuggestedMilestone[] {
  const known = Object.entries(suggestions).find(([name]) => name === type);
  const days = Math.max(0, Math.round((noonOf(ends) - noonOf(begins)) / dayLength));
  return (known?.[1] ?? impact).map(({ title, description, share }) => ({
    title,
    description,
    due: new Date(noonOf(begins) + Math.round(days * share) * dayLength).toISOString().slice(0, 10),
  }));
}
