import { entersAwards } from '../constants/awards.ts';
import { sectors } from '../constants/organizations.ts';
import { ods } from '../constants/projects.ts';
import { workCategories, workLanguages, workLicences, type WorkStage } from '../constants/works.ts';
import { limits } from '../limits.ts';
import type { FieldDefinition } from './field-definition.ts';

/** One page of the form of a work. */
export interface WorkStep {
  name: string;
  title: string;
  lead?: string;
  fields: readonly FieldDefinition[];
}

/** Options for the location and the release of the document of a finished work. */
export const documentPlaces = { here: 'Subo el PDF', elsewhere: 'Ya está publicado en otra web' } as const;
export const readingTimes = { now: 'Desde ya', later: 'A partir de una fecha' } as const;

/** Labels of the goals in order: 'ODS 6: Agua limpia y saneamiento'. */
export const goalLabels: readonly string[] = ods.map((name, index) => `ODS ${index + 1}: ${name}`);

const { work } = limits;

/** Title field, which is enough to create a work. */
export const workTitle: FieldDefinition = {
  type: 'text',
  value: 'title',
  label: 'Título',
  sublabel: 'Que se entienda sin haber leído el trabajo.',
  minLength: work.title.min,
  maxLength: work.title.max,
};

const idea = (areas: readonly string[]): readonly FieldDefinition[] => [
  workTitle,
  {
    type: 'textarea',
    value: 'summary',
    label: 'Resumen',
    sublabel: `Qué problema tratas, cómo y para quién. Al menos ${work.summary.min} caracteres.`,
    minLength: work.summary.min,
    maxLength: work.summary.max,
  },
  {
    type: 'multiselect',
    value: 'study_areas',
    label: 'Áreas de estudio',
    options: areas,
  },
  { type: 'select', value: 'language', label: 'Idioma del trabajo', options: workLanguages },
];

const details: readonly FieldDefinition[] = [
  { type: 'select', value: 'sector', label: 'Sector', options: sectors, optional: true },
  {
    type: 'multiselect',
    value: 'categories',
    label: 'Qué sale de él',
    options: workCategories,
    maxLength: work.categories.max,
    optional: true,
  },
  {
    type: 'text',
    value: 'tags',
    label: 'Temas',
    sublabel: `Hasta ${limits.tags.max}, separados por comas: litoral, ciencia ciudadana.`,
    maxLength: limits.tags.max * (limits.tags.length + 2),
    optional: true,
  },
  { type: 'text', value: 'tutor', label: 'Quién lo dirige', maxLength: limits.name.max, optional: true },
  {
    type: 'text',
    value: 'tutor_email',
    label: 'Correo electrónico de quien lo dirige',
    sublabel: 'Si tiene cuenta aquí, podrá leerlo desde ahora y confirmar que lo dirige. No se publica.',
    inputType: 'email',
    maxLength: limits.email.max,
    optional: true,
  },
];

const index: FieldDefinition = {
  type: 'textarea',
  value: 'index',
  label: 'Índice',
  sublabel: 'Un apartado en cada línea.',
  maxLength: work.index.max,
  optional: true,
};

const reasons: readonly FieldDefinition[] = [
  {
    type: 'multiselect',
    value: 'ods',
    label: 'Objetivos de Desarrollo Sostenible',
    options: goalLabels,
    goals: true,
    optional: true,
  },
  {
    type: 'textarea',
    value: 'impact',
    label: 'Impacto',
    sublabel: 'Qué cambia, y para quién.',
    optional: true,
  },
  {
    type: 'textarea',
    value: 'sustainability',
    label: 'Sostenibilidad',
    sublabel: 'Qué recursos gasta y cómo se mantiene en el tiempo.',
    optional: true,
  },
  {
    type: 'textarea',
    value: 'innovation',
    label: 'Innovación',
    sublabel: 'Qué tiene de nuevo.',
    optional: true,
  },
  {
    type: 'textarea',
    value: 'viability',
    label: 'Viabilidad',
    sublabel: 'Qué haría falta para llevarlo a la práctica.',
    optional: true,
  },
];

const linkedin: FieldDefinition = {
  type: 'text',
  value: 'linkedin',
  label: 'Tu LinkedIn',
  inputType: 'url',
  maxLength: limits.address.max,
  optional: true,
};

const url: FieldDefinition = {
  type: 'text',
  value: 'url',
  label: 'Página web del trabajo',
  inputType: 'url',
  maxLength: limits.address.max,
  optional: true,
};

const awards: FieldDefinition = {
  type: 'checkbox',
  value: 'awards',
  label: entersAwards,
  sublabel: 'El equipo lo leerá con los demás candidatos. Puedes cambiarlo cuando quieras.',
  optional: true,
};

const contactable: FieldDefinition = {
  type: 'checkbox',
  value: 'contactable',
  label: 'Pueden escribirme sobre este trabajo desde la plataforma',
  sublabel:
    'Los mensajes te llegan a «Mensajes» y nadie ve tu correo. Si lo quitas, también se cierran las conversaciones que tengas sobre él.',
  optional: true,
};

const progress: WorkStep = {
  name: 'progress',
  title: 'Cómo va',
  fields: [{ type: 'month', value: 'release_month', label: 'Cuándo lo terminarás' }, index],
};

const document: WorkStep = {
  name: 'document',
  title: 'El documento',
  lead: 'Tú decides quién lo lee, desde cuándo y qué se puede hacer con él.',
  fields: [
    { type: 'date', value: 'tfxDate', label: 'Fecha de entrega' },
    {
      type: 'radio',
      value: 'document_place',
      label: 'Dónde está el documento',
      options: Object.values(documentPlaces),
      default: documentPlaces.here,
    },
    {
      type: 'file',
      value: 'file',
      label: 'Documento',
      purpose: 'tfx',
      allowedTypes: limits.uploads.tfx.extensions,
      dependency: { field: 'document_place', is: [documentPlaces.here] },
    },
    {
      type: 'text',
      value: 'url',
      label: 'Dirección del documento',
      inputType: 'url',
      maxLength: limits.address.max,
      dependency: { field: 'document_place', is: [documentPlaces.elsewhere] },
    },
    {
      type: 'select',
      value: 'licence',
      label: 'Licencia',
      options: Object.values(workLicences),
      tooltip:
        'Las licencias Creative Commons dicen qué pueden hacer los demás con tu trabajo sin pedirte permiso. Citarte es obligatorio en todas menos en CC0.',
    },
    {
      type: 'radio',
      value: 'reading_time',
      label: 'Cuándo se puede leer el documento',
      options: Object.values(readingTimes),
      default: readingTimes.now,
    },
    {
      type: 'date',
      value: 'embargo_until',
      label: 'Primer día en que se puede leer',
      sublabel: 'Hasta entonces solo lo ves tú, quien te dirige y el equipo. La ficha sí es pública.',
      dependency: { field: 'reading_time', is: [readingTimes.later] },
    },
    index,
  ],
};

const ideaStep = (title: string, areas: readonly string[]): WorkStep => ({
  name: 'idea',
  title,
  fields: idea(areas),
});
const detailsStep: WorkStep = { name: 'details', title: 'Los detalles', fields: details };
const reasonsStep = (title: string): WorkStep => ({
  name: 'reasons',
  title,
  lead: 'Todo es opcional: rellena lo que ya sepas.',
  fields: reasons,
});
const lastStep = (fields: readonly FieldDefinition[]): WorkStep => ({
  name: 'contact',
  title: 'Antes de guardar',
  fields,
});

/**
 * Pages of the form of a work (§2, /tfx/create/form). Each stage has its own.
 * @param areas names of the study areas
 */
export const workSteps = (stage: WorkStage, areas: readonly string[]): readonly WorkStep[] =>
  ({
    choosing: [
      ideaStep('Tu propuesta', areas),
      detailsStep,
      reasonsStep('Por qué merece la pena'),
      lastStep([url, linkedin, contactable, awards]),
    ],
    onGoing: [
      ideaStep('Tu trabajo', areas),
      detailsStep,
      progress,
      reasonsStep('Por qué merece la pena'),
      lastStep([url, linkedin, contactable, awards]),
    ],
    finished: [
      ideaStep('Tu trabajo', areas),
      detailsStep,
      document,
      reasonsStep('Qué ha conseguido'),
      lastStep([linkedin, contactable, awards]),
    ],
  })[stage];

/** Pages to complete when a work reaches this stage (/tfx/[id]/complete), without those already filled in. */
export const completionSteps = (stage: WorkStage, areas: readonly string[]): readonly WorkStep[] =>
  workSteps(stage, areas).filter(({ name }) => name !== 'idea' && name !== 'details');

/** Returns the later stages of a work, next one first. */
export const stagesAfter = (stage: WorkStage): readonly WorkStage[] =>
  (({ choosing: ['onGoing', 'finished'], onGoing: ['finished'], finished: [] }) as const)[stage];
