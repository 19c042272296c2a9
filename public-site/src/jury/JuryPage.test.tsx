import {
  answer,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { type JuryEntry, juryTask } from '@puente/contract/entities/award';

const juries = 'GET /api/award-juries';
const put = 'PUT /api/award-entries/:id/score';
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const entry = {
  id: 9,
  category: 'TFG',
  work: { id: 8, title: 'Compost de barrio', author: 'Antía Castro' },
  obstacle: null,
  score: null,
  mean: null,
};
const task = (entries: object[], change: object = {}) =>
  juryTask.parse({
    edition: 6,
    name: 'Tercera edición',
    criteria: ['Utilidad', 'Rigor'],
    closesAt: inDays(-1),
    judgedUntil: inDays(1),
    entries,
    ...change,
  });
const scored = { ...entry, score: { points: [8, 6], comment: 'Útil', updatedAt: inDays(0) } };

it('takes points for each criterion, and loses nothing when they cannot be saved', async () => {
  answer(juries, { data: [task([entry])] });
  const { person } = await openPage('/jurado', user('teacher'));
  expect(await screen.findByText('Te queda 1 trabajo.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Puntuar «Compost de barrio»' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Puntuar «Compost de barrio»' }));
  await person.selectOptions(dialog.getByLabelText('Utilidad'), '8');
  await person.type(dialog.getByLabelText(/^Comentario/), 'Útil');
  await person.click(dialog.getByRole('button', { name: 'Guardar los puntos' }));
  await waitFor(() => expect(dialog.getByLabelText('Rigor')).toBeInvalid());
  expect(sentTo(put)).toEqual([]);
  await person.selectOptions(dialog.getByLabelText('Rigor'), '6');
  refuse(put, new ApiError('Network'));
  await person.click(dialog.getByRole('button', { name: 'Guardar los puntos' }));
  await dialog.findByText('No hemos podido guardar tus puntos');
  expect(dialog.getByLabelText(/^Comentario/)).toHaveValue('Útil');
  answer(put, { data: scored });
  answer(juries, { data: [task([scored])] });
  await person.click(dialog.getByRole('button', { name: 'Guardar los puntos' }));
  await waitFor(() =>
    expect(toastMessages()).toEqual(['Hemos guardado tus puntos para «Compost de barrio».']),
  );
  expect(sentTo(put).at(-1)).toEqual({
    params: { id: 9 },
    body: { data: { points: [8, 6], comment: 'Útil' } },
  });
  expect(await screen.findByText('Tu media: 7')).toBeVisible();
  expect(screen.getByText('Los has puntuado todos.')).toBeVisible();
});

it('says that the time has passed, and shows the mean of all from then on', async () => {
  const over = { closesAt: inDays(-2), judgedUntil: inDays(-1) };
  answer(juries, { data: [task([{ ...scored, mean: 7.5 }], over)] });
  await openPage('/jurado', user('teacher'));
  expect(await screen.findByText(/^El plazo para puntuar acabó el/)).toBeVisible();
  expect(screen.getByText('Tu media: 7 · media del jurado: 7,5')).toBeVisible();
  expect(screen.queryByRole('button', { name: /puntos/ })).not.toBeInTheDocument();
});

it.each<[JuryEntry['obstacle'], RegExp]>([
  ['author', /^Es tuyo/],
  ['tutor', /^Lo has dirigido/],
])('offers no points for a work of the member: %s', async (obstacle, words) => {
  answer(juries, { data: [task([{ ...entry, obstacle }])] });
  await openPage('/jurado', user('teacher'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Puntuar/ })).not.toBeInTheDocument();
});

it('waits for the closing, says that there is no jury, and offers a failed list again', async () => {
  answer(juries, { data: [task([entry], { closesAt: inDays(1), judgedUntil: inDays(2) })] });
  const { unmount } = await openPage('/jurado', user('teacher'));
  expect(await screen.findByText(/^Se presentan trabajos hasta el/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Puntuar/ })).not.toBeInTheDocument();
  unmount();
  refuse(juries, refusal('Unexpected'));
  const { person } = await openPage('/jurado', user('teacher'));
  answer(juries, { data: [] });
  await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No formas parte de ningún jurado')).toBeVisible();
});
