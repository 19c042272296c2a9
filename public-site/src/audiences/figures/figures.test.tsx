import {
  answer,
  heading,
  hold,
  openPage,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const projects = 'GET /api/projects';
const works = 'GET /api/tfxes';
const organizations = 'GET /api/organizations/active';

const counted = (total: number, facets: object = {}) => ({
  data: [],
  meta: { pagination: { page: 1, pageSize: 1, pageCount: total, total }, facets },
});

const months = (applications: number | null) => ({
  data: {
    countedAt: '2026-11-23T04:00:00.000Z',
    months: [
      { month: '2026-10', projects: null, applications, works: null, organizations: null, students: null },
    ],
    provinces: [],
  },
});

beforeEach(() => {
  answer('GET /api/campaigns', { data: [] });
  answer('GET /api/students/count', { data: 12347 });
  answer('GET /api/open-data', months(31));
  answer(organizations, counted(57));
  answer(
    projects,
    counted(130, {
      study_areas: { Ciencias: 43, 'Artes y Humanidades': 21, 'Ciencias de la Salud': 43 },
      location: { Lugo: 1, Madrid: 9 },
      type: { TFG: 40, TFM: 30, 'Proyecto de impacto': 60 },
      paid: { true: 55, false: 75 },
      internship: { false: 130 },
    }),
  );
  answer(
    works,
    counted(70, {
      study_areas: { Ciencias: 7 },
      university: { 'Universidade da Coruña': 3, 'Universidad de Jaén': 1 },
      status: { finished: 32, choosing: 38 },
    }),
  );
});

/** Figures on the screen: label and number. */
const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`);

it('§2.1 tells students what they may choose from, each figure with its list; nothing of what is zero', async () => {
  await openPage('/estudiantes');
  await screen.findByText('130');
  expect(shown()).toEqual(['Proyectos abiertos 130', 'Con remuneración 55', 'Organizaciones 57']);
  expect(screen.getByRole('link', { name: 'Con remuneración' })).toHaveAttribute(
    'href',
    '/projects?paid=true',
  );
  expect(screen.getByRole('link', { name: 'Más cifras, mes a mes' })).toHaveAttribute('href', '/datos');
});

it('leads students to the open projects of their area and province, the fullest first', async () => {
  await openPage('/estudiantes');
  const section = within(
    (await screen.findByRole('heading', { name: 'Empieza por lo tuyo' })).closest('section')!,
  );
  expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Ciencias',
    'Ciencias de la Salud',
    'Artes y Humanidades',
    'Madrid',
    'Lugo',
  ]);
  expect(section.getByRole('link', { name: 'Artes y Humanidades' })).toHaveAttribute(
    'href',
    '/projects?area=Artes+y+Humanidades',
  );
  expect(section.getByText(/^1/)).toHaveTextContent('1 proyecto abierto');
});

it('tells organisations whom they may expect', async () => {
  await openPage('/organizaciones');
  await screen.findByText('12.347');
  expect(shown()).toEqual([
    'Estudiantes 12.347',
    'Solicitudes en un mes 31',
    'Trabajos terminados 32',
    'Organizaciones 57',
  ]);
  expect(screen.getByRole('link', { name: 'Ciencias' })).toHaveAttribute('href', '/tfx?area=Ciencias');
});

it('leaves out a month of which too little is published', async () => {
  answer('GET /api/open-data', months(null));
  await openPage('/organizaciones');
  await screen.findByText('12.347');
  expect(screen.queryByText('Solicitudes en un mes')).not.toBeInTheDocument();
});

it('tells universities of final works: open, and published', async () => {
  await openPage('/universidades');
  await screen.findByText('12.347');
  expect(shown()).toEqual([
    'Proyectos para TFG o TFM 70',
    'Trabajos publicados 70',
    'Universidades 2',
    'Estudiantes 12.347',
  ]);
  expect(screen.getByRole('link', { name: 'Proyectos para TFG o TFM' })).toHaveAttribute(
    'href',
    '/projects?type=TFG&type=TFM&type=TFG+o+TFM',
  );
  expect(screen.getByRole('link', { name: 'Universidade da Coruña' })).toHaveAttribute(
    'href',
    '/tfx?university=Universidade+da+Coru%C3%B1a',
  );
});

it('has the words before the numbers, and leaves out without a word what cannot be had', async () => {
  const { settle } = hold(projects);
  await openPage('/estudiantes');
  await screen.findByText('57');
  expect(screen.getByText('Proyectos abiertos')).toBeVisible();

  await settle(Promise.reject(new ApiError('Unexpected')));
  await waitFor(() => expect(shown()).toEqual(['Organizaciones 57']));
  expect(screen.queryByRole('heading', { name: 'Empieza por lo tuyo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('has no figures at all when none can be had', async () => {
  for (const call of [projects, organizations] as const) refuse(call, new ApiError('Unexpected'));
  await openPage('/estudiantes');
  await heading('Lo que te llevas');
  expect(screen.queryByRole('heading', { name: 'Lo que hay ahora mismo' })).not.toBeInTheDocument();
});

it('asks for each count once, while the code of the page is on its way', async () => {
  await openPage('/universidades');
  await screen.findByText('12.347');
  for (const call of [projects, works, 'GET /api/students/count'] as const)
    expect(sentTo(call)).toHaveLength(1);
});
