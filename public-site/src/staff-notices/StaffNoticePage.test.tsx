import { notice } from '../../test/notices.ts';
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
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { noticeMessages } from '@puente/contract/forms/audience-notice';
import { messages } from '@puente/contract/messages';
import type { StaffRole } from '@puente/contract/roles';

const one = 'GET /api/audience-notices/:id';
const put = 'PUT /api/audience-notices/:id';
const reach = 'GET /api/audience-notices/reach';
const preview = 'GET /api/audience-notices/:id/preview';
const test = 'POST /api/audience-notices/:id/test';
const start = 'POST /api/audience-notices/:id/start';
const stop = 'POST /api/audience-notices/:id/stop';

let known: AudienceNotice;
beforeEach(() => {
  known = notice();
  answer(one, () => ({ data: known }));
  answer(put, ({ body }: { body: { data: object } }) => {
    known = { ...known, ...(body.data as Partial<AudienceNotice>), updatedAt: '2026-11-27T10:00:00.000Z' };
    return { data: known };
  });
  answer(reach, { data: { people: 5000, told: 4500, mailed: 4400, declined: 500, rested: 0 } });
  answer(preview, {
    data: {
      message: '<p>Ven el lunes.</p><script>alert(1)</script>',
      mail: { subject: 'Cómo elegir tema', text: 'Hola, Nombre:\n\nVen el lunes.' },
    },
  });
  answer(test, undefined);
  answer('GET /api/universities/names', { data: [{ id: 1, name: 'Universidade da Coruña' }] });
  answer('GET /api/study-areas/names', { data: [{ id: 3, name: 'Ciencias' }] });
  answer('GET /api/campaigns', { data: [] });
});

const open = async (staffRole: StaffRole = 'administrator') => {
  const page = await openPage('/staff/avisos/7', { ...user('staff'), staffRole });
  await screen.findByRole('heading', { level: 1, name: 'Cómo elegir tema' });
  return page;
};
type Person = Awaited<ReturnType<typeof open>>['person'];
const press = async (person: Person, name: string) => person.click(screen.getByRole('button', { name }));

it('saves a draft with the version that it was changed from, and counts its new audience', async () => {
  const { person } = await open();
  expect(await screen.findByText('Lo reciben 4.500 estudiantes; 4.400 también por correo.')).toBeVisible();
  expect(screen.getByText('500 no quieren este tipo de avisos.')).toBeVisible();
  await person.click(await screen.findByRole('checkbox', { name: 'Ciencias' }));
  await person.click(screen.getByRole('checkbox', { name: 'Eligiendo el tema' }));
  await person.selectOptions(
    screen.getByRole('combobox', { name: /^Universidades/ }),
    'Universidade da Coruña',
  );
  await press(person, 'Añadir la universidad');
  const chosen = within(screen.getByRole('list', { name: 'Universidades elegidas' }));
  await person.click(chosen.getByRole('button', { name: /Universidade da Coruña/ }));
  expect(screen.queryByRole('list', { name: 'Universidades elegidas' })).toBeNull();
  await waitFor(() =>
    expect(sentTo(reach).map(({ query }) => query)).toContainEqual({
      kind: 'u4i_advice',
      studyAreas: [3],
      situations: ['choosing'],
    }),
  );
  expect(screen.getByText(/^Es lo último que guardaste/)).toBeVisible();
  await press(person, 'Guardar borrador');
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado el borrador.']));
  expect(sentTo(put).at(-1)).toEqual({
    params: { id: 7 },
    body: {
      data: {
        audience: { universities: [], studyAreas: [3], campaigns: [], situations: ['choosing'] },
        base: '2026-11-21T10:00:00.000Z',
      },
    },
  });
});

it('shows the message and its mail, without anything that runs', async () => {
  await open();
  const seen = within(await screen.findByRole('region', { name: 'Así se recibe' }));
  expect(await seen.findByText('Ven el lunes.')).toBeVisible();
  expect(seen.getByText(/Hola, Nombre:/)).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});

it('keeps what was typed when saving fails, and shows refusals at their fields', async () => {
  const { person } = await open();
  await person.type(screen.getByLabelText('Título'), ' bien');
  refuse(put, new ApiError('Unexpected'));
  await press(person, 'Guardar borrador');
  expect(await screen.findByText(/Lo que has escrito sigue aquí\.$/)).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Cómo elegir tema bien');
  await person.clear(screen.getByLabelText(/^Página a la que lleva/));
  await person.type(screen.getByLabelText(/^Página a la que lleva/), '//malo.example');
  await press(person, 'Guardar borrador');
  expect(await screen.findByText(noticeMessages.link)).toBeVisible();
});

it('shows a colleague’s change, and overwrites nothing', async () => {
  const { person } = await open();
  await person.type(screen.getByLabelText('Título'), ' bien');
  known = notice({ title: 'Elegir tema', updatedAt: '2026-11-22T10:00:00.000Z' });
  refuse(put, refusal('RecordChanged'));
  await press(person, 'Guardar borrador');
  expect(await screen.findByText('Otra persona ha guardado cambios en este aviso')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Cómo elegir tema bien');
});

it('saves first, and then sends a test to its author alone', async () => {
  const { person } = await open('editor');
  await person.type(screen.getByLabelText('Título'), ' bien');
  await press(person, 'Enviarme una prueba');
  await waitFor(() =>
    expect(toastMessages()).toEqual(['Te hemos enviado una prueba por correo. Solo la recibes tú.']),
  );
  expect(sentTo(put)).toHaveLength(1);
  expect(sentTo(test)).toEqual([{ params: { id: 7 } }]);
});

it('lets administrators start it, and tells editors whom to ask', async () => {
  const { unmount } = await open('editor');
  expect(screen.queryByRole('button', { name: 'Guardar y enviar…' })).toBeNull();
  expect(screen.getByText(/pide a alguien de administración/)).toBeVisible();
  unmount();
  const { person } = await open();
  await press(person, 'Guardar y enviar…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar «Cómo elegir tema»' }));
  expect(dialog.getByText(/Lo reciben 4\.500 estudiantes/)).toBeVisible();
  expect(dialog.getByText(/Puedes detenerlo en cualquier momento/)).toBeVisible();
  refuse(start, refusal('NoticeMoved'));
  await person.click(dialog.getByRole('button', { name: 'Empezar el envío' }));
  expect(await dialog.findByText('Este aviso ya no está como lo ves. Recarga la página.')).toBeVisible();
  answer(start, () => ({ data: (known = notice({ state: 'sending', people: 5000 })) }));
  await person.click(dialog.getByRole('button', { name: 'Empezar el envío' }));
  expect(await screen.findByText('0 de 5.000 estudiantes de la audiencia')).toBeVisible();
  expect(sentTo(start).at(-1)?.body).toEqual({ data: { startsAt: null, base: '2026-11-27T10:00:00.000Z' } });
});

it('asks for a text before the start', async () => {
  known = notice({ text: '' });
  const { person } = await open();
  await press(person, 'Guardar y enviar…');
  expect(await screen.findByText(noticeMessages.withoutText)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refuses to plan a start without a time', async () => {
  const { person } = await open();
  await press(person, 'Guardar y enviar…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar «Cómo elegir tema»' }));
  await person.click(dialog.getByRole('radio', { name: 'Otro día u otra hora' }));
  await person.click(dialog.getByRole('button', { name: 'Programar el envío' }));
  expect(await dialog.findByText(messages.noSuchTime)).toBeVisible();
  expect(sentTo(start)).toEqual([]);
});

it('shows how far it is, and stops after a question', async () => {
  known = notice({ state: 'sending', people: 5000, told: 1800, mailed: 1700, declined: 200, undelivered: 3 });
  const { person } = await open('editor');
  expect(screen.getByRole('progressbar', { name: '2.000 de 5.000 estudiantes de la audiencia' })).toHaveValue(
    2000,
  );
  expect(screen.getByText('1.800')).toBeVisible();
  await press(person, 'Detener el envío');
  const question = within(await screen.findByRole('alertdialog', { name: '¿Detener el envío?' }));
  answer(stop, () => ({ data: (known = { ...known, state: 'stopped' as const }) }));
  await person.click(question.getByRole('button', { name: 'Detener el envío' }));
  expect(await screen.findByText('Detenido: nadie más lo recibe mientras no se reanude.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Detener el envío' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it.each([
  [{ state: 'planned', startsAt: '2026-12-03T09:00:00.000Z' }, /^Se empieza a enviar el 3 dic 2026, 10:00/],
  [{ state: 'sent', finishedAt: '2026-12-03T09:00:00.000Z' }, /^Enviado el 3 dic 2026, 10:00/],
] as const)('says when: %j', async (changes, words) => {
  known = notice(changes);
  await open();
  expect(screen.getByText(words)).toBeVisible();
});

it('says that a notice is gone, and offers a failed one again', async () => {
  refuse(one, refusal('NotFound'));
  const { unmount } = await openPage('/staff/avisos/7', { ...user('staff'), staffRole: 'editor' });
  expect(await screen.findByRole('heading', { name: 'No encontramos este aviso' })).toBeVisible();
  unmount();
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/staff/avisos/7', { ...user('staff'), staffRole: 'editor' });
  answer(one, () => ({ data: known }));
  await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cómo elegir tema' })).toBeVisible();
});
