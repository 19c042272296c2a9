import type { ProjectText } from './constants/project-texts.ts';
import type { Project } from './entities/project.ts';
import { fold } from './text.ts';

/** Advice to improve a project, at a field of its form. It never prevents publication. */
export interface Advice {
  field: keyof Project;
  text: string;
}

type Advised = Pick<
  Project,
  | ProjectText
  | 'title'
  | 'description'
  | 'academic_profile'
  | 'dedication'
  | 'result_owner'
  | 'ods'
  | 'tags'
  | 'answer_days'
  | 'study_subareas'
>;

/** Minimum number of characters of a text with enough detail. */
const enough = { title: 30, description: 300, reason: 40 };
const fewTags = 3;
const longWait = 30;
const manyGoals = 5;

/** Words that fit any project. A title of these words alone says nothing about the project. */
const vague = new Set(
  fold(
    'proyecto proyectos tfg tfm trabajo practicas colaboracion ayuda apoyo busco buscamos necesitamos estudiante estudiantes alumno alumna mejora desarrollo innovador innovadora interesante varios nuevo nueva social impacto digital final grado master para con por sobre del los las una uno nuestra nuestro',
  ).split(' '),
);

/** Returns the advice on a project, in the order of the form. */
export const adviceOn = (project: Advised): Advice[] =>
  rules.flatMap(({ field, text, applies }) => (applies(project) ? [{ field, text }] : []));

const rules: readonly (Advice & { applies: (project: Advised) => boolean })[] = [
  {
    field: 'title',
    text: 'El título podría ser de cualquier proyecto. Di qué se va a hacer, y dónde o para quién.',
    applies: ({ title }) => title !== '' && isVague(title),
  },
  {
    field: 'title',
    text: 'El título es corto. Con el lugar o el resultado se entiende sin abrirlo.',
    applies: ({ title }) => title !== '' && !isVague(title) && title.length < enough.title,
  },
  {
    field: 'description',
    text: 'Cuenta algo más: qué problema hay, qué se ha intentado ya y qué te gustaría tener al final.',
    applies: ({ description }) => description.trim().length < enough.description,
  },
  {
    field: 'description',
    text: 'Quita los correos y teléfonos del texto: lo lee cualquiera. Quien lo solicite podrá escribirte desde aquí.',
    applies: ({ description, requirements, working_method }) =>
      [description, requirements, working_method].some((text) => hasContact(text ?? '')),
  },
  {
    field: 'objectives',
    text: 'Di qué debería quedar hecho al terminar: una universidad lo necesita para aprobar un TFG o un TFM.',
    applies: ({ objectives }) => isBlank(objectives),
  },
  {
    field: 'study_subareas',
    text: 'Elige subáreas: el proyecto aparece antes a quien estudia justo eso.',
    applies: ({ study_subareas }) => study_subareas?.length === 0,
  },
  {
    field: 'academic_profile',
    text: 'Nombra alguna titulación: es lo primero que busca quien estudia.',
    applies: ({ academic_profile }) => academic_profile.length === 0,
  },
  {
    field: 'dedication',
    text: 'Di cuánto tiempo pide a la semana: ayuda a decidir si se puede con las clases.',
    applies: ({ dedication }) => dedication === null,
  },
  {
    field: 'remuneration',
    text: 'No dices si hay remuneración. Si no la hay, escríbelo: se agradece saberlo antes.',
    applies: ({ remuneration }) => isBlank(remuneration),
  },
  {
    field: 'result_owner',
    text: 'Di de quién será el resultado: evita sorpresas al terminar.',
    applies: ({ result_owner }) => result_owner === null,
  },
  {
    field: 'ods_explanation',
    text: 'Has marcado ODS sin decir por qué. Una frase basta, y los hace creíbles.',
    applies: ({ ods, ods_explanation }) =>
      ods.length > 0 && (ods_explanation ?? '').trim().length < enough.reason,
  },
  {
    field: 'ods',
    text: 'Has marcado muchos ODS. Con los dos o tres principales se entiende mejor.',
    applies: ({ ods }) => ods.length > manyGoals,
  },
  {
    field: 'tags',
    text: 'Añade al menos tres temas: son las palabras con las que se busca.',
    applies: ({ tags }) => tags.length < fewTags,
  },
  {
    field: 'working_method',
    text: 'Cuenta cómo se trabaja: cada cuánto os veréis y quién responde las dudas.',
    applies: ({ working_method }) => isBlank(working_method),
  },
  {
    field: 'answer_days',
    text: 'Más de un mes sin respuesta es mucho: quien espera suele elegir otro proyecto.',
    applies: ({ answer_days }) => answer_days > longWait,
  },
];

/** Tells whether a title has only words that fit any project. */
const isVague = (title: string): boolean =>
  fold(title)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word.length < 3 || vague.has(word));

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';

/** Finds e-mail addresses, and telephone numbers as written in Spain: nine digits, ignoring separators. */
const hasContact = (text: string): boolean =>
  /[^\s@]@[^\s@.]+\.[^\s@]/.test(text) || /\d{9}/.test(text.replaceAll(/[\s.-]/g, ''));
