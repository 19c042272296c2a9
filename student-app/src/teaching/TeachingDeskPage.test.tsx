import { progress } from '../../test/collaborations.ts';
import { pageOf, teacher } from '../../test/fixtures.ts';
import {
  act,
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  toasts,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const worksOf = 'GET /api/teachers/:id/tfxes';
const projectsOf = 'GET /api/teachers/:id/projects';
const list = 'GET /api/collaborations';

const work = (change: object = {}) => ({
  id: 70,
  title: 'Sensores de ruido',
  status: 'onGoing',
  student: { id: 1, name: 'Uxía', surname: 'Lago', university: null, degree: null, degree_type: null },
  tutoring_accepted: false,
  ...change,
});
const project = (change: object = {}) => ({
  id: 12,
  title: 'Mapa de zonas inundables',
  status: 'new',
  organization: { id: 5, name: 'Fundación Ría Viva' },
  tutoring_accepted: true,
  ...change,
});
const collaboration = (change: object = {}) => ({
  id: 8,
  title: 'Inventario de fuentes',
  state: 'running',
  organization_name: 'Fundación Ría Viva',
  begins: '2026-11-10',
  ends: '2099-06-15',
  deliveredAt: null,
  is_team: false,
  members: [{ id: 1, name: 'Ana', surname: 'Rey', leftAt: null }],
  side: 'teacher',
  ...change,
});

async function open(path = '/docencia') {
  const page = await openPage(path, teacher);
  await heading('Docencia');
  return page;
}

beforeEach(() => answer('GET /api/teacher-invitations', { data: [] }));

const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows what waits first, then what is under way by its day, then what is over', async () => {
  answer(
    worksOf,
    pageOf([work(), work({ id: 71, title: 'Riego por goteo', status: 'finished', tutoring_accepted: true })]),
  );
  answer(projectsOf, pageOf([project()]));
  answer(
    list,
    pageOf([collaboration(), collaboration({ id: 9, title: 'Museo accesible', ends: '2099-01-01' })]),
  );
  await open();
  await screen.findByRole('region', { name: 'Esperan por ti' });
  const linksIn = (name: string) =>
    region(name)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linksIn('Esperan por ti')).toEqual(['Sensores de ruido']);
  expect(linksIn('En marcha')).toEqual([
    'Museo accesible',
    'Inventario de fuentes',
    'Mapa de zonas inundables',
  ]);
  expect(linksIn('Terminados')).toEqual(['Riego por goteo']);
  expect(region('En marcha').getAllByText(/^Le toca al estudiante/)).toHaveLength(2);
  expect(sentTo(worksOf)[0]?.query).toMatchObject({ pagination: { pageSize: 100 } });
});

it('shows plans, deliveries and agreements that wait for the teacher first', async () => {
  answer(worksOf, pageOf([]));
  answer(projectsOf, pageOf([]));
  answer(
    list,
    pageOf([
      collaboration({ id: 8, title: 'Uno', progress: progress({ plan_answer: 'teacher' }) }),
      collaboration({ id: 9, title: 'Dos', progress: progress({ review: { title: 'Borrador' } }) }),
      collaboration({ id: 10, title: 'Tres', progress: progress({ agreement: ['student', 'teacher'] }) }),
      collaboration({ id: 11, title: 'Cuatro', progress: progress({ plan_answer: 'organization' }) }),
    ]),
  );
  await open();
  await screen.findByRole('region', { name: 'Esperan por ti' });
  const texts = region('Esperan por ti')
    .getAllByText(/^Te toca/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Te toca: dar el visto bueno al plan',
    'Te toca: revisar la entrega de «Borrador»',
    'Te toca: leer y aceptar el acuerdo',
  ]);
  expect(
    region('En marcha').getByText('Le toca a la organización: responder al plan propuesto'),
  ).toBeVisible();
});

it('takes an answer where it waits, and undoes it', async () => {
  answer(worksOf, pageOf([work()]));
  answer(projectsOf, pageOf([]));
  answer(list, pageOf([]));
  const { person } = await open();
  const tutoring = 'PUT /api/tfxes/:id/tutoring';
  answer(tutoring, { data: { undo: 'signed' } });
  answer(worksOf, pageOf([]));
  await person.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Ya no figuras en «Sensores de ruido».']));
  expect(await screen.findByText('No hay nada que espere por ti.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Esperan por ti' })).toHaveFocus();
  answer('POST /api/teachers/:id/tutoring/undo', undefined);
  answer(worksOf, pageOf([work()]));
  act(() => toasts()[0]!.action!.onPress());
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeVisible();
});

it('shows one kind at the address of its tab', async () => {
  answer(worksOf, pageOf([work()]));
  answer(projectsOf, pageOf([project()]));
  answer(list, pageOf([collaboration()]));
  await open('/docencia?tab=colaboraciones');
  expect(await screen.findByText('No hay nada que espere por ti.')).toBeVisible();
  expect(region('En marcha').getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Colaboraciones (1)' })).toHaveAttribute('aria-current', 'page');
});

it('says how it fills to somebody who guides nothing', async () => {
  for (const call of [worksOf, projectsOf, list] as const) answer(call, pageOf([]));
  await open();
  expect(await screen.findByText('Todavía no diriges nada')).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  for (const call of [worksOf, list] as const) answer(call, pageOf([]));
  refuse(projectsOf, refusal('NotFound'));
  const { person } = await open();
  await screen.findByText('No hemos podido cargar lo que diriges');
  answer(projectsOf, pageOf([project()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Mapa de zonas inundables' })).toBeVisible();
});
