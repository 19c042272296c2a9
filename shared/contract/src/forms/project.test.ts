import { fieldMessages } from '../../test/field-messages.ts';
import { ids } from '../ids.ts';
import { type NewProject, newProject } from './project.ts';

const project: NewProject = {
  organization: ids.organization.parse(4),
  title: 'Huertos en las azoteas',
  description:
    'Estudio de la viabilidad de huertos comunitarios en las azoteas de los edificios municipales de la ciudad.',
  type: 'TFG',
  study_areas: ['Ciencias'],
  ods: [11, 13],
  presentiality: 'hybrid',
  location: 'Lugo',
  dedication: null,
  internship: false,
  deadline: '2031-05-30',
  tags: ['huertos'],
  visibility_consent: true,
};
const shown = (change: Record<string, unknown>) => fieldMessages(newProject, { ...project, ...change });
const required = 'Este campo es obligatorio.';

it('accepts a project that says what has to be said', () => {
  expect(shown({})).toEqual({});
});

it('shows everything that is missing at once, the place too', () => {
  const missing = {
    organization: undefined,
    title: '',
    description: ' ',
    type: undefined,
    study_areas: [],
    location: null,
  };
  expect(shown(missing)).toEqual({
    organization: required,
    title: required,
    description: required,
    type: required,
    study_areas: required,
    location: required,
  });
});

it('needs a place unless the work is remote', () => {
  expect(shown({ presentiality: 'onsite', location: null })).toEqual({ location: required });
  expect(shown({ presentiality: 'remote', location: null })).toEqual({});
});

it('asks how it is done before it asks where', () => {
  expect(shown({ presentiality: undefined, location: null })).toEqual({ presentiality: required });
});

it.each([
  ['title', 'Huertos', 'Escribe al menos 10 caracteres.'],
  ['title', 'x'.repeat(121), 'Longitud máxima alcanzada.'],
  ['description', 'Corta.', 'Escribe al menos 80 caracteres.'],
  ['description', 'x'.repeat(5001), 'Longitud máxima alcanzada.'],
  ['objectives', 'x'.repeat(2001), 'Longitud máxima alcanzada.'],
  ['tags', Array.from({ length: 11 }, (_, index) => `tema ${index}`), 'Longitud máxima alcanzada.'],
  ['deadline', '30/05/2031', 'Formato no válido.'],
  ['location', 'Narnia', required],
  ['dedication', 'Siempre', required],
])('says at %s what is wrong with it', (field, value, message) => {
  expect(shown({ [field]: value })).toEqual({ [field]: message });
});

it('knows seventeen goals', () => {
  expect(shown({ ods: [1, 17] })).toEqual({});
  for (const number of [0, 18, 1.5]) expect(Object.keys(shown({ ods: [number] }))).toEqual(['ods.0']);
});

it('may stay open', () => {
  expect(shown({ deadline: null })).toEqual({});
});

it('refuses what is not a project at all instead of failing', () => {
  for (const nothing of [undefined, null, 'proyecto', []])
    expect(newProject.safeParse(nothing).success).toBe(false);
});
