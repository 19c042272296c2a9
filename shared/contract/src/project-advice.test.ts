import { projectExamples } from './constants/project-examples.ts';
import { adviceOn } from './project-advice.ts';

const good = {
  ...projectExamples.TFG,
  requirements: null,
  academic_profile: ['Grado en Geografía'],
  study_subareas: ['Geografía'],
  dedication: 'Flexible',
  remuneration: 'No hay',
  result_owner: 'Compartida',
  ods: [11],
  ods_explanation: 'Menos coches a la puerta del colegio en los días de más calor.',
  tags: ['calor', 'movilidad', 'mapas'],
  working_method: 'Una reunión cada dos semanas.',
  answer_days: 10,
};
type Change = Partial<Parameters<typeof adviceOn>[0]>;
const adviceFor = (change: Change) => adviceOn({ ...good, ...change }).map(({ field }) => field);

it.each(Object.entries(projectExamples))('has nothing to say of the example of a %s', (_type, example) => {
  expect(adviceOn({ ...good, ...example })).toEqual([]);
});

const weak: [string, Change, string][] = [
  ['a title of words that any project has', { title: 'Buscamos estudiantes para un proyecto' }, 'title'],
  ['a short title', { title: 'Mapa de sombras' }, 'title'],
  ['a short description', { description: 'Queremos un mapa de sombras del barrio.' }, 'description'],
  ['an address in the text', { requirements: 'Escribe a ana@ejemplo.org' }, 'description'],
  ['a telephone number in the text', { working_method: 'Llama al 600 000 001' }, 'description'],
  ['no objectives', { objectives: ' ' }, 'objectives'],
  ['no subareas', { study_subareas: [] }, 'study_subareas'],
  ['no academic profile', { academic_profile: [] }, 'academic_profile'],
  ['no dedication', { dedication: null }, 'dedication'],
  ['no pay said', { remuneration: '' }, 'remuneration'],
  ['no owner of the result', { result_owner: null }, 'result_owner'],
  ['no ODS reason', { ods_explanation: '' }, 'ods_explanation'],
  ['too many ODS', { ods: [1, 2, 3, 4, 5, 6] }, 'ods'],
  ['few topics', { tags: ['calor'] }, 'tags'],
  ['no way of working', { working_method: null }, 'working_method'],
  ['a long wait', { answer_days: 45 }, 'answer_days'],
];

it.each(weak)('advises on %s', (_what, change, field) => {
  expect(adviceFor(change)).toEqual([field]);
});

it('has nothing to say of what is not there yet: a title that nobody has begun, goals that nobody chose', () => {
  expect(adviceFor({ title: '', ods: [], ods_explanation: null })).toEqual([]);
});

it('lets a number that is no telephone stand', () => {
  expect(adviceFor({ working_method: 'Con 600 encuestas de 2024.' })).toEqual([]);
});
