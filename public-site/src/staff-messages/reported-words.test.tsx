import {
  answer,
  heading,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  user,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import type { OnTheWire } from '@puente/contract/ids';
import { testStreams } from '@puente/testing/test-streams';

const evaluation = {
  title: 'Mapa de zonas inundables',
  by: 'organization',
  author: 'Marta Souto',
  sentAt: '2026-11-21T10:00:00.000Z',
  text: 'Su madre llamaba por teléfono.',
  hidden: null,
} as const;
const reported: OnTheWire<ContactThread> = {
  id: 7,
  reference: '4F2A91BC',
  kind: 'contact',
  audience: null,
  name: 'Uxía Lago',
  email: 'uxia@ejemplo.es',
  subject: 'Valoración en «Mapa de zonas inundables»',
  state: 'new',
  assignee: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  waitsSince: '2026-11-25T10:00:00.000Z',
  firstAnsweredAt: null,
  settledAt: null,
  outcome: null,
  message: 'Habla de mi familia.',
  reason: 'abusive',
  recordId: null,
  userId: null,
  chat: null,
  person: null,
  evaluation,
  answers: 0,
  entries: [],
};
const hidden = { date: '2026-11-26T10:00:00.000Z', reason: 'personalData', words: null } as const;
const hiddenThread: OnTheWire<ContactThread> = { ...reported, evaluation: { ...evaluation, hidden } };
const hide = 'POST /api/contact-messages/:id/hidden-evaluation';
const show = 'DELETE /api/contact-messages/:id/hidden-evaluation';

let current: OnTheWire<ContactThread>;
beforeEach(() => {
  testStreams();
  current = reported;
  answer('GET /api/contact-messages', () => pageOf([current], { total: 1 }));
  answer('GET /api/contact-messages/:id', () => ({ data: current }));
  answer('GET /api/saved-answers', { data: [] });
  answer('GET /api/drafts', { data: [] });
});

const open = async () => {
  const opened = await openPage('/staff/mensajes/7', { ...user('staff'), staffRole: 'support' as const });
  await heading(reported.subject);
  return opened;
};

it('shows the words, which are hidden with a reason and shown again after a question', async () => {
  const { person } = await open();
  expect(screen.getByText(/^Aviso sobre una valoración/)).toBeVisible();
  expect(screen.getByText('Su madre llamaba por teléfono.')).toBeVisible();
  expect(screen.getByText(/^Marta Souto \(organización\)/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Retirar el comentario' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar el comentario?' }));
  await person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
  expect(dialog.getByRole('radiogroup', { name: 'Motivo' })).toHaveAccessibleDescription(/Elige un motivo/);
  expect(sentTo(hide)).toEqual([]);
  await person.click(dialog.getByRole('radio', { name: /^Muestra datos personales/ }));
  current = hiddenThread;
  answer(hide, { data: hiddenThread });
  await person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
  expect(await screen.findByText(/^Retirado\. Motivo: Muestra datos/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'El comentario del aviso' })).toHaveFocus();
  expect(sentTo(hide)[0]?.body).toEqual({ data: { reason: 'personalData', words: '' } });

  await person.click(screen.getByRole('button', { name: 'Volver a mostrarlo' }));
  const question = within(screen.getByRole('alertdialog'));
  current = reported;
  answer(show, { data: reported });
  await person.click(question.getByRole('button', { name: 'Mostrar y avisar' }));
  expect(await screen.findByRole('button', { name: 'Retirar el comentario' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'El comentario del aviso' })).toHaveFocus();
});

it('says that a colleague was faster, with what was typed, and shows their reason', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Retirar el comentario' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar el comentario?' }));
  await person.click(dialog.getByRole('radio', { name: /^Otro motivo/ }));
  await person.type(dialog.getByLabelText(/^Explicación/), 'Habla de su familia.');
  current = hiddenThread;
  refuse(hide, refusal('EvaluationHidden'));
  await person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
  expect(await dialog.findByText(/^Otra persona del equipo ha retirado ya/)).toBeVisible();
  expect(dialog.getByLabelText(/^Explicación/)).toHaveValue('Habla de su familia.');
  await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText(/^Retirado\. Motivo: Muestra datos/)).toBeVisible();
});
