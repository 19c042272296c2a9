import { pageOf, user } from '../../test/fixtures.ts';
import {
  answer,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const read = 'GET /api/universities/agreement-rules';
const write = 'PUT /api/universities/:id/agreement-rule';

const rule = (change: object = {}) => ({
  asked_by: 'student',
  needs: 'Pide el convenio en la secretaría.',
  link: 'https://universidad.example/convenios',
  checked: '2026-11-20',
  clauses: ['La universidad puede visitar el lugar de trabajo.'],
  ...change,
});
const vigo = (change: object = {}) => ({
  id: 4,
  name: 'Universidade de Vigo',
  updatedAt: '2026-11-20T10:00:00.000Z',
  rule: null,
  ...change,
});

beforeEach(() => {
  answer('GET /api/universities/typed', pageOf([]));
  answer('GET /api/degrees/typed', pageOf([]));
  answer('GET /api/drafts', { data: [] });
  answer('PUT /api/drafts', { data: { updatedAt: '2026-11-20T10:00:00.000Z' } });
});

async function open(universities: object[]) {
  answer(read, { data: universities });
  const { person } = await openPage('/staff/estudios', user('staff'));
  const rules = within(await screen.findByRole('region', { name: 'Convenios que piden las universidades' }));
  return { person, rules };
}

const dialogOf = async (name: string) =>
  within(await screen.findByRole('dialog', { name: `Convenio de ${name}` }));

it('finds a university, and says what is missing in its rule', async () => {
  const { person, rules } = await open([vigo()]);
  expect(rules.queryByText('Universidade de Vigo')).not.toBeInTheDocument();
  await person.type(await rules.findByRole('searchbox'), 'vigo');
  await person.click(rules.getByRole('button', { name: 'Añadir el convenio de Universidade de Vigo' }));
  const dialog = await dialogOf('Universidade de Vigo');
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect((await dialog.findAllByText('Este campo es obligatorio.')).length).toBeGreaterThan(1);
  expect(sentTo(write)).toEqual([]);
});

it('shows both values when a colleague was faster, and loses none', async () => {
  const known = vigo({ rule: rule() });
  const { person, rules } = await open([known]);
  await person.click(await rules.findByRole('button', { name: /convenio de Universidade de Vigo/ }));
  const dialog = await dialogOf('Universidade de Vigo');
  const needs = dialog.getByRole('textbox', { name: /Qué hay que hacer/ });
  await person.clear(needs);
  await person.type(needs, 'Pide el convenio por la sede electrónica.');
  refuse(write, refusal('RecordChanged'));
  const theirs = rule({ needs: 'Pide el convenio en el registro.' });
  answer(read, { data: [{ ...known, updatedAt: '2026-11-28T10:00:00.000Z', rule: theirs }] });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Alguien del equipo ha cambiado este convenio')).toBeVisible();
  expect(dialog.getByText(/registro/)).toBeVisible();
  expect(needs).toHaveValue('Pide el convenio por la sede electrónica.');
});

it('takes the need away', async () => {
  const { person, rules } = await open([vigo({ rule: rule() })]);
  await person.click(await rules.findByRole('button', { name: /convenio de Universidade de Vigo/ }));
  const dialog = await dialogOf('Universidade de Vigo');
  await person.click(dialog.getByRole('checkbox', { name: 'Ya no hace falta convenio' }));
  answer(write, { data: vigo() });
  answer(read, { data: [vigo()] });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Guardado el convenio de Universidade de Vigo.']));
  expect(sentTo(write)).toMatchObject([{ params: { id: 4 }, body: { data: { rule: null } } }]);
});
