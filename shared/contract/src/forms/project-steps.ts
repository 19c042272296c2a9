import { modalities } from '../constants/modalities.ts';
import { dedications, projectTypes, resultOwners } from '../constants/projects.ts';
import { provinces } from '../constants/provinces.ts';
import { workLanguages } from '../constants/works.ts';
import type { CoordinatorId, ProgramId, StudyAreaId, TeacherId } from '../ids.ts';
import { lastDays } from '../last-days.ts';
import { limits } from '../limits.ts';
import type { FieldDefinition, FieldValues } from './field-definition.ts';
import { goalLabels, type WorkStep } from './work-steps.ts';

interface Labelled<Id extends number> {
  id: Id;
  label: string;
}

/** Options of a project's form, from the platform, the organisation and the project. */
export interface ProjectChoices {
  areas: readonly { id: StudyAreaId; name: string; subareas: readonly string[] }[];
  /** Coordinators of the organisation. */
  coordinators: readonly Labelled<CoordinatorId>[];
  programs: readonly Labelled<ProgramId>[];
  /** Teachers who were asked to guide the project. */
  tutors: readonly Labelled<TeacherId>[];
  /** Days within which the project promises an answer; may differ from the usual options. */
  answerDays: number;
}

/** The field of the subareas of one area. */
export const subareasField = (area: { id: StudyAreaId }): string => `subareas-${area.id}`;

export const daysLabel = (days: number): string => (days === 1 ? '1 día' : `${days} días`);
const usualDays = [3, 7, 10, limits.answerDays.usual, 30, limits.answerDays.max];

const text = (value: string, label: string, sublabel: string): FieldDefinition => ({
  type: 'textarea',
  value,
  label,
  sublabel,
  maxLength: limits.projectText.max,
  rows: 4,
  optional: true,
});

/** Fields that start a draft: the title and the type of project. */
const name: readonly FieldDefinition[] = [
  {
    type: 'text',
    value: 'title',
    label: 'Título',
    sublabel: 'Di qué se va a hacer y para qué.',
    minLength: limits.projectTitle.min,
    maxLength: limits.projectTitle.max,
  },
  { type: 'select', value: 'type', label: 'Tipo de proyecto', options: projectTypes },
];

/** Fields of the page that creates a project. */
export const beginningFields = (organizations: readonly string[]): readonly FieldDefinition[] => [
  ...name,
  ...(organizations.length > 1
    ? [
        {
          type: 'select',
          value: 'organization',
          label: 'Organización que lo publica',
          options: organizations,
        } as const,
      ]
    : []),
];

/** Returns the chosen type of project, if any. */
export function typeNamed(answers: FieldValues): { type?: (typeof projectTypes)[number] } {
  const type = projectTypes.find((one) => one === answers['type']);
  return type === undefined ? {} : { type };
}

const idea: WorkStep = {
  name: 'idea',
  title: 'El reto',
  lead: 'Qué hay que resolver y por qué importa. Es lo primero que se lee.',
  fields: [
    ...name,
    {
      type: 'textarea',
      value: 'description',
      label: 'Descripción',
      sublabel: `El problema, el contexto y el resultado que esperas. Al menos ${limits.projectDescription.min} caracteres.`,
      minLength: limits.projectDescription.min,
      maxLength: limits.projectDescription.max,
    },
    text('objectives', 'Objetivos', 'Qué debería quedar hecho al terminar.'),
  ],
};

const profile = ({ areas }: ProjectChoices): WorkStep => ({
  name: 'profile',
  title: 'A quién buscas',
  lead: 'Las áreas de estudio ayudan a que el proyecto llegue a quien puede hacerlo.',
  fields: [
    {
      type: 'multiselect',
      value: 'study_areas',
      label: 'Áreas de estudio',
      options: areas.map(({ name }) => name),
      maxLength: limits.tags.max,
    },
    ...areas
      .filter(({ subareas }) => subareas.length > 0)
      .map((area): FieldDefinition => ({
        type: 'multiselect',
        value: subareasField(area),
        label: `Subáreas de ${area.name}`,
        options: area.subareas,
        optional: true,
        dependency: { field: 'study_areas', is: [area.name] },
      })),
    {
      type: 'picker',
      value: 'academic_profile',
      label: 'Perfil académico',
      sublabel: `Hasta ${limits.degrees.max} titulaciones. Quien estudia otra también puede solicitarlo.`,
      kind: 'titulación',
      placeholder: 'Busca una titulación',
      maxLength: limits.degrees.max,
      extension: { label: '¿Cómo se llama la titulación?' },
      optional: true,
    },
    text('requirements', 'Requisitos', 'Conocimientos o condiciones que hacen falta de verdad.'),
  ],
});

const conditions: WorkStep = {
  name: 'conditions',
  title: 'En qué condiciones',
  lead: 'Cuanto más claras, menos preguntas y mejores solicitudes.',
  fields: [
    { type: 'radio', value: 'presentiality', label: 'Modalidad', options: Object.values(modalities) },
    {
      type: 'select',
      value: 'location',
      label: 'Provincia',
      placeholder: 'Elige una provincia',
      options: provinces,
      dependency: { field: 'presentiality', is: [modalities.onsite, modalities.hybrid] },
    },
    { type: 'select', value: 'dedication', label: 'Dedicación', options: dedications, optional: true },
    { type: 'select', value: 'language', label: 'Idioma', options: workLanguages, optional: true },
    {
      type: 'text',
      value: 'remuneration',
      label: 'Remuneración',
      sublabel: 'Cantidad, beca o lo que ofrezcas a cambio. Si no hay, dilo también.',
      maxLength: limits.projectText.max,
      optional: true,
    },
    { type: 'checkbox', value: 'internship', label: 'Puede hacerse como prácticas', optional: true },
    {
      type: 'select',
      value: 'result_owner',
      label: 'De quién será el resultado',
      sublabel: 'Quién podrá usar y publicar lo que salga del proyecto.',
      options: resultOwners,
      optional: true,
    },
  ],
};

const impact: WorkStep = {
  name: 'impact',
  title: 'Impacto',
  lead: 'A qué contribuye, y con qué palabras se encuentra.',
  fields: [
    {
      type: 'multiselect',
      value: 'ods',
      label: 'Objetivos de Desarrollo Sostenible',
      sublabel: 'Marca aquellos a los que contribuye de verdad.',
      options: goalLabels,
      goals: true,
      optional: true,
    },
    text(
      'ods_explanation',
      'Por qué contribuye a ellos',
      'En una o dos frases: qué cambia, y cómo se notará.',
    ),
    {
      type: 'text',
      value: 'tags',
      label: 'Temas',
      sublabel: `Hasta ${limits.tags.max}, separados por comas: energía, datos abiertos.`,
      maxLength: limits.tags.max * (limits.tags.length + 2),
      optional: true,
    },
  ],
};

const labelsOf = (choices: readonly Labelled<number>[]): string[] => choices.map(({ label }) => label);

const people = ({ coordinators, programs, tutors }: ProjectChoices): WorkStep => ({
  name: 'people',
  title: 'Quién acompaña',
  lead: 'Con quién se va a trabajar, y cómo.',
  fields: [
    text(
      'working_method',
      'Cómo se trabaja',
      'Cada cuánto os veréis, con qué herramientas y quién responde.',
    ),
    ...choiceOf('coordinator', 'Quién lo lleva en la organización', coordinators),
    ...(tutors.length > 0
      ? [
          {
            type: 'multiselect',
            value: 'tutors',
            label: 'Docentes que lo tutorizan',
            sublabel: 'Quita la marca a quien ya no lo haga.',
            options: labelsOf(tutors),
            optional: true,
          } as const,
        ]
      : []),
    {
      type: 'text',
      value: 'tutor_emails',
      label: 'Correo de docentes que podrían tutorizarlo',
      sublabel: `Hasta ${limits.tutors.max}, separados por comas. Lo verán en su perfil si tienen cuenta aquí, y su nombre solo se muestra cuando aceptan.`,
      maxLength: limits.tutors.max * limits.email.max,
      optional: true,
    },
    ...choiceOf('program', 'Programa', programs),
  ],
});

/** Returns a select field, or nothing when there are no options. */
const choiceOf = (
  value: string,
  label: string,
  choices: readonly Labelled<number>[],
): readonly FieldDefinition[] =>
  choices.length === 0
    ? []
    : [
        {
          type: 'select',
          value,
          label,
          placeholder: 'Sin indicar',
          options: labelsOf(choices),
          optional: true,
        },
      ];

const dates = ({ answerDays }: ProjectChoices): WorkStep => ({
  name: 'dates',
  title: 'Plazos y difusión',
  fields: [
    {
      type: 'radio',
      value: 'last_day',
      label: 'Último día para solicitarlo',
      options: Object.values(lastDays),
      default: lastDays.open,
    },
    {
      type: 'date',
      value: 'deadline',
      label: 'Qué día',
      sublabel: 'Hasta la medianoche de ese día, hora peninsular.',
      dependency: { field: 'last_day', is: [lastDays.day] },
    },
    {
      type: 'select',
      value: 'answer_days',
      label: 'Días para responder a cada solicitud',
      sublabel: 'Quien lo solicita ve el día. Te avisamos tres días antes y ese mismo día.',
      options: [...new Set([...usualDays, answerDays])].sort((a, b) => a - b).map(daysLabel),
      default: daysLabel(limits.answerDays.usual),
    },
    {
      type: 'checkbox',
      value: 'visibility_consent',
      label: 'Autorizo a difundir este proyecto en otros canales de la plataforma',
      sublabel: 'Si no lo marcas, se publica igualmente y solo se muestra aquí.',
      optional: true,
    },
  ],
});

/** Pages of the project form: every field of §3, the title first, and a review of the answers at the end. */
export const projectSteps = (choices: ProjectChoices): readonly (WorkStep & { review?: boolean })[] => [
  idea,
  profile(choices),
  conditions,
  impact,
  people(choices),
  dates(choices),
  { name: 'review', title: 'Revisa tu proyecto', fields: [], review: true },
];
