import { edition, entry } from '../../test/announcements.ts';
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
import { refusal } from '@puente/client/refusal';
import { awardJuror } from '@puente/contract/entities/award';
import { messages } from '@puente/contract/messages';

const jury = 'GET /api/award-editions/:id/jury';
const invite = 'POST /api/award-editions/:id/jury';
const stamp = '2026-11-27T10:00:00.000Z';
const member = awardJuror.parse({
  id: 4,
  createdAt: stamp,
  updatedAt: stamp,
  name: 'Elena Prado',
  email: 'elena@puente.test',
  categories: [1],
  scored: 2,
  toScore: 5,
});
const editor = { ...user('staff'), staffRole: 'editor' as const };

beforeEach(() => {
  answer('GET /api/award-editions', {
    data: [edition({ judgedBy: stamp })],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
  });
});

const open = async (button: RegExp, dialog: string) => {
  const { person } = await openPage('/staff/convocatorias?tab=awards', editor);
  await person.click(await screen.findByRole('button', { name: button }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: dialog })) };
};

it('invites a person to the jury, and shows at the field that there is no such account', async () => {
  answer(jury, { data: [] });
  const { person, dialog } = await open(/^Jurado/, 'Jurado de «Tercera edición»');
  expect(await dialog.findByText('Todavía no hay nadie en el jurado.')).toBeVisible();
  const email = dialog.getByLabelText(/^Correo electrónico/);
  await person.type(email, 'elena@puente.test');
  await person.click(dialog.getByRole('checkbox', { name: 'TFM' }));
  refuse(invite, refusal('ValidationError', { fields: { email: messages.noJuror } }));
  await person.click(dialog.getByRole('button', { name: 'Añadir al jurado' }));
  expect(await dialog.findByText(messages.noJuror)).toBeVisible();
  expect(email).toHaveValue('elena@puente.test');
  answer(invite, { data: member });
  answer(jury, { data: [member] });
  await person.click(dialog.getByRole('button', { name: 'Añadir al jurado' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Elena Prado forma parte del jurado.']));
  expect(sentTo(invite).at(-1)).toEqual({
    params: { id: 6 },
    body: { data: { email: 'elena@puente.test', categories: [1] } },
  });
  expect(dialog.getByText(/TFG · 2 de 5 trabajos puntuados/)).toBeVisible();
  expect(email).toHaveValue('');
  // The dialog stays open for the next member.
  await person.type(email, 'otra@puente.test');
  await person.click(dialog.getByRole('button', { name: 'Añadir al jurado' }));
  await waitFor(() =>
    expect(sentTo(invite).at(-1)?.body).toMatchObject({ data: { email: 'otra@puente.test' } }),
  );
});

it('takes a member off after a question that says what goes', async () => {
  answer(jury, { data: [member] });
  answer('DELETE /api/award-jurors/:id', undefined);
  const { person, dialog } = await open(/^Jurado/, 'Jurado de «Tercera edición»');
  await person.click(await dialog.findByRole('button', { name: 'Quitar a Elena Prado' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: '¿Quitar a Elena Prado del jurado?' }),
  );
  expect(question.getByText(/se borran sus puntos y comentarios: 2 trabajos/)).toBeVisible();
  answer(jury, { data: [] });
  await person.click(question.getByRole('button', { name: 'Quitar del jurado' }));
  expect(await dialog.findByText('Todavía no hay nadie en el jurado.')).toBeVisible();
  expect(sentTo('DELETE /api/award-jurors/:id')).toEqual([{ params: { id: 4 } }]);
});

it('ranks the works of a category by their mean, with spread and comments', async () => {
  const scores = (mean: number) => ({
    mean,
    spread: 1.25,
    jurors: [{ name: 'Elena Prado', mean, comment: 'Muy útil' }],
  });
  const titled = (id: number, title: string) => entry({ id, work: { id, title, author: null } });
  answer('GET /api/award-editions/:id/entries', {
    data: [
      { ...titled(1, 'Sin puntos'), scores: null },
      { ...titled(2, 'Con seis'), scores: scores(6) },
      { ...titled(3, 'Con nueve'), scores: scores(9.25) },
    ],
  });
  const { person, dialog } = await open(/^Trabajos y premios/, 'Trabajos de «Tercera edición»');
  const links = await dialog.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Con nueve', 'Con seis', 'Sin puntos']);
  expect(dialog.getByText('Media 9,25 · dispersión 1,25 · 1 persona')).toBeVisible();
  await person.click(dialog.getAllByText(/^Qué dice el jurado/)[0]!);
  expect(dialog.getByText('Elena Prado: 9,25. Muy útil')).toBeVisible();
});
