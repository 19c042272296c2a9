import { student } from '../../../test/fixtures.ts';
import { answer, heading, openPage, screen, sentTo, waitFor, within } from '../../../test/render.tsx';
import { competenceSections } from '@puente/contract/constants/competences';
import { asAnswers, asFields } from './questionnaire.ts';

const all = (value: number) =>
  Object.fromEntries(
    competenceSections.flatMap(({ code, items }) => items.map((item) => [`${code}.${item.value}`, value])),
  );
const results = { flexibility: 3.5, initiative: 6, teamwork: 4, communication: 2.3, growth: 5 };
const profile = (competences: object | null) =>
  answer('GET /api/students/:id', { data: { id: 7, competences } });

beforeEach(() => {
  answer('GET /api/drafts', { data: [] });
  answer('PUT /api/drafts', { data: { updatedAt: '2026-02-03T10:00:00.000Z' } });
});
const open = () => openPage('/profile?section=competences', student());

it('keeps answers in the form and back', () => {
  expect(Object.keys(all(4))).toHaveLength(26);
  expect(asAnswers(asFields(all(4)))).toEqual(all(4));
});

it('§3.1 is five pages of sentences, each with a scale from 0 to 6', async () => {
  profile(null);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Empezar el cuestionario' }));
  expect(await heading('Flexibilidad')).toBeVisible();
  expect(screen.getByText('Paso 1 de 5')).toBeVisible();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(4);
  await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('group', { name: 'Revisa estos campos' })).toBeVisible();
});

it('sends all answers and shows what came of them', async () => {
  profile(null);
  answer('GET /api/drafts', {
    data: [
      {
        id: 1,
        name: 'student-competences',
        updatedAt: '2026-02-03T10:00:00.000Z',
        value: { values: asFields(all(3)), page: 5 },
      },
    ],
  });
  answer('POST /api/students/competences', { data: { answers: all(3), results } });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Empezar el cuestionario' }));
  await heading('Pensamiento de crecimiento');
  profile({ answers: all(3), results });
  await person.click(screen.getByRole('button', { name: 'Ver mis resultados' }));
  await waitFor(() =>
    expect(sentTo('POST /api/students/competences')).toEqual([{ body: { data: { answers: all(3) } } }]),
  );
  expect(await screen.findByRole('table')).toBeVisible();
});

it('begins at its beginning, and ends at its results: focus goes to the heading, not away with the button', async () => {
  profile({ answers: all(3), results });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Responder de nuevo' }));
  await heading('Flexibilidad');
  const title = screen.getByRole('heading', { level: 2, name: 'Mis competencias' });
  expect(title).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Dejarlo por ahora' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(title).toHaveFocus();
});

it('draws the results as a chart that is a table, and says what they are not used for', async () => {
  profile({ answers: all(3), results });
  await open();
  const table = within(await screen.findByRole('table', { name: /^Media de tus respuestas/ }));
  expect(table.getByRole('row', { name: 'Flexibilidad 3,5' })).toBeVisible();
  expect(table.getAllByRole('rowheader')).toHaveLength(5);
  expect(screen.getByText(/no ordenan ni descartan/)).toBeVisible();
  expect(screen.queryByText('Lee estos resultados con cautela')).not.toBeInTheDocument();
});

it('§3.1 asks for care when the answers to the checks describe a person who never fails', async () => {
  profile({ answers: all(6), results });
  await open();
  expect(await screen.findByText('Lee estos resultados con cautela')).toBeVisible();
});

it('has the averages of what organisations say, once there are enough', async () => {
  profile({ answers: all(3), results });
  answer('GET /api/users/me/evaluations', {
    data: { count: 5, means: { quality: 4.6, deadlines: 3, communication: 4, autonomy: 5, progress: 5 } },
  });
  await open();
  const section = within(await screen.findByRole('region', { name: 'Lo que dicen las organizaciones' }));
  expect(section.getByText('4,6 de 5')).toBeVisible();
  expect(section.getByText('Media de 5 valoraciones de tus colaboraciones. Solo la ves tú.')).toBeVisible();
});
