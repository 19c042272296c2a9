import { conversation, message, newestFirst } from '../../test/chat.ts';
import { pageOf, student } from '../../test/fixtures.ts';
import { act, answer, hold, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import type { ChatMessage } from '@puente/contract/entities/conversation';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { testStreams } from '@puente/testing/test-streams';

const list = 'GET /api/conversations';
const messages = 'GET /api/conversations/:id/messages';
const write = 'POST /api/conversations/:id/messages';
const read = 'POST /api/conversations/:id/read';

const five = ids.conversation.parse(5);
const field = () => screen.findByRole('textbox', { name: 'Tu mensaje' });
const log = () => within(screen.getByRole('log'));
const said = () => [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent);

/** Makes the API accept the message and return it with this id. */
const takes = (id: number) =>
  answer(write, ({ body }: { body: { data: { text: string; key: string } } }) => ({
    data: [message({ id, from: 'user', mine: true, author: null, ...body.data })],
  }));

let stream: ReturnType<typeof testStreams>;
let stored: ChatMessage[];

beforeEach(() => {
  stream = testStreams();
  stored = [message()];
  answer(list, () => pageOf([conversation()]));
  answer(messages, () => newestFirst(stored));
  answer('GET /api/conversations/unread', { data: { messages: 0, conversations: 0 } });
  answer(read, { data: conversation() });
});

const open = async () => {
  const page = await openPage('/chat?conversation=5', student());
  await screen.findByRole('log');
  return page;
};

describe('messages', () => {
  it('are grouped by day and author, with who wrote them', async () => {
    stored = [
      message({ id: 1, createdAt: '2026-03-10T09:30:00.000Z', text: 'Uno' }),
      message({ id: 2, createdAt: '2026-03-10T09:31:00.000Z', text: 'Dos' }),
      message({
        id: 3,
        createdAt: '2026-03-10T09:32:00.000Z',
        text: 'Tres',
        from: 'user',
        mine: true,
        author: null,
      }),
      message({ id: 4, createdAt: '2026-03-11T09:32:00.000Z', text: 'Cuatro' }),
    ];
    await open();
    await screen.findByText('Cuatro');
    expect(said()).toEqual([
      'Marta, de Fundación Río Limpio 10:30',
      'Uno',
      'Dos',
      'Tú 10:32',
      'Tres',
      'Marta, de Fundación Río Limpio 10:32',
      'Cuatro',
    ]);
    expect(log().getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('arrive while one reads, once each, and are then seen', async () => {
    await open();
    await log().findByText(/¿Hablamos/);
    expect(stream.urls()).toEqual([expect.stringContaining('after=1')]);
    answer(list, pageOf([conversation({ unread: 1 })]));
    const added = message({ id: 9, text: 'Buenas noticias' });
    await stream.tell('message', { conversation: five, message: added });
    await stream.tell('message', { conversation: five, message: added });
    expect(await log().findAllByText('Buenas noticias')).toHaveLength(1);
    await waitFor(() => expect(sentTo(read)).not.toEqual([]));
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  });

  it('are not seen while the page is out of sight', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    answer(list, pageOf([conversation({ unread: 1 })]));
    await open();
    await log().findByText(/¿Hablamos/);
    expect(sentTo(read)).toEqual([]);
    jest.restoreAllMocks();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sentTo(read)).toHaveLength(1));
  });

  it('are counted while one reads what was before', async () => {
    const { person } = await open();
    await log().findByText(/¿Hablamos/);
    const element = screen.getByRole('log');
    Object.defineProperties(element, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    element.scrollTop = 100;
    act(() => void element.dispatchEvent(new Event('scroll', { bubbles: true })));
    await stream.tell('message', { conversation: five, message: message({ id: 9, text: 'Una más' }) });
    await stream.tell('message', { conversation: five, message: message({ id: 10, text: 'Y otra' }) });
    expect(element.scrollTop).toBe(100);
    await person.click(await screen.findByRole('button', { name: '2 mensajes nuevos' }));
    expect(element.scrollTop).toBe(900);
    expect(element).toHaveFocus();
  });

  it('from before come in above, without gaps or doubles, and are not read out', async () => {
    const all = Array.from({ length: 70 }, (_, index) =>
      message({ id: index + 1, text: `Mensaje ${index + 1}.` }),
    );
    answer(messages, ({ query }: { query: { pagination: { page: number } } }) => {
      const from = (query.pagination.page - 1) * limits.chatMessage.page;
      return newestFirst(all.toReversed().slice(from, from + limits.chatMessage.page), all.length);
    });
    answer(list, pageOf([conversation({ lastMessage: all.at(-1) ?? null })]));
    const { person } = await open();
    await screen.findByText('Mensaje 21.');
    expect(screen.queryByText('Mensaje 20.')).not.toBeInTheDocument();
    await stream.tell('message', { conversation: five, message: message({ id: 71, text: 'Mensaje 71.' }) });
    await person.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' }));
    await screen.findByText('Mensaje 1.');
    expect(log().getAllByText(/^Mensaje \d+\.$/)).toHaveLength(71);
    expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).not.toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    refuse(messages, new ApiError('Unexpected'));
    const { person } = await openPage('/chat?conversation=5', student());
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answer(messages, newestFirst(stored));
    await person.click(retry);
    expect(await log().findByText(/¿Hablamos/)).toBeVisible();
  });

  it('lead to other sites in a new tab only', async () => {
    stored = [message({ text: 'Mira https://example.org/a y javascript:alert(1)' })];
    await open();
    expect(await log().findAllByRole('link')).toHaveLength(1);
    expect(log().getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('writing', () => {
  it('sends with Enter, begins a line with Shift and Enter, and says so', async () => {
    takes(20);
    const { person } = await open();
    expect(await field()).toHaveAccessibleDescription(/Intro envía; Mayús \+ Intro empieza otra línea/);
    await person.type(await field(), 'Hola{Shift>}{Enter}{/Shift}¿el martes?{Enter}');
    await waitFor(() => expect(sentTo(write)).toHaveLength(1));
    expect(sentTo(write)[0]?.body?.data).toMatchObject({ text: 'Hola\n¿el martes?' });
    expect(await field()).toHaveValue('');
    expect(log().getAllByText(/¿el martes\?/)).toHaveLength(1);
  });

  it('begins a line with Enter where fingers write, and sends with its button', async () => {
    takes(20);
    const known = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...known(query), matches: query.includes('coarse') }));
    const { person } = await open();
    expect(await field()).not.toHaveAccessibleDescription(/Intro envía/);
    await person.type(await field(), 'Hola{Enter}¿el martes?');
    expect(sentTo(write)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(sentTo(write)[0]?.body?.data).toMatchObject({ text: 'Hola\n¿el martes?' }));
    jest.restoreAllMocks();
  });

  it('shows what is being sent at once', async () => {
    const sending = hold(write);
    const { person } = await open();
    await person.type(await field(), 'Ahí estaré{Enter}');
    expect(await log().findByText('Enviando…')).toBeVisible();
    const key = String(sentTo(write)[0]?.body?.data.key);
    await sending.settle({
      data: [message({ id: 20, from: 'user', mine: true, author: null, text: 'Ahí estaré', key })],
    });
    await waitFor(() => expect(log().queryByText('Enviando…')).not.toBeInTheDocument());
    expect(log().getAllByText('Ahí estaré')).toHaveLength(1);
  });

  it('shows a message once that is told before its answer is there', async () => {
    const sending = hold(write);
    const { person } = await open();
    await person.type(await field(), 'Ahí estaré{Enter}');
    await log().findByText('Enviando…');
    const key = String(sentTo(write)[0]?.body?.data.key);
    const told = message({ id: 20, from: 'user', mine: true, author: null, text: 'Ahí estaré', key });
    await stream.tell('message', { conversation: five, message: told });
    await waitFor(() => expect(log().queryByText('Enviando…')).not.toBeInTheDocument());
    expect(log().getAllByText('Ahí estaré')).toHaveLength(1);
    await sending.settle({ data: [told] });
    expect(log().getAllByText('Ahí estaré')).toHaveLength(1);
  });

  it('keeps a message that was not sent, and sends the same one again', async () => {
    refuse(write, new ApiError('Network'));
    const { person } = await open();
    await person.type(await field(), 'Ahí estaré{Enter}');
    const retry = await log().findByRole('button', { name: 'Reintentar' });
    expect(log().getByText('No se ha enviado.')).toBeVisible();
    takes(20);
    await person.click(retry);
    await waitFor(() => expect(log().queryByText('No se ha enviado.')).not.toBeInTheDocument());
    const keys = sentTo(write).map(({ body }) => body?.data.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says why a message was refused, and lets go of it', async () => {
    refuse(write, new ApiError('TooManyRequests'));
    const { person } = await open();
    await person.type(await field(), 'Ahí estaré{Enter}');
    expect(await log().findByText(new ApiError('TooManyRequests').message)).toBeVisible();
    await person.click(log().getByRole('button', { name: 'Descartar' }));
    expect(log().queryByText('Ahí estaré')).not.toBeInTheDocument();
  });

  it('sends after a reload what was on its way, as the same message', async () => {
    hold(write);
    const { person, unmount } = await open();
    await person.type(await field(), 'Ahí estaré{Enter}');
    await log().findByText('Enviando…');
    unmount();
    takes(20);
    await open();
    await waitFor(() => expect(sentTo(write)).toHaveLength(2));
    const keys = sentTo(write).map(({ body }) => body?.data.key);
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(log().getAllByText('Ahí estaré')).toHaveLength(1));
  });

  it('keeps what is typed by conversation and user', async () => {
    const first = await open();
    await first.person.type(await field(), 'A medias');
    first.unmount();
    const second = await open();
    expect(await field()).toHaveValue('A medias');
    second.unmount();
    answer(list, pageOf([conversation({ id: 6 })]));
    const third = await openPage('/chat?conversation=6', student());
    expect(await field()).toHaveValue('');
    third.unmount();
    answer(list, pageOf([conversation()]));
    await openPage('/chat?conversation=5', { ...student(), id: ids.user.parse(2) });
    expect(await field()).toHaveValue('');
  });

  it('counts, keeps a message that is too long and says what to do', async () => {
    const { person } = await open();
    await person.click(await field());
    await person.paste('a'.repeat(limits.chatMessage.max + 1));
    await person.keyboard('{Enter}');
    expect(
      await screen.findByText('Acorta el mensaje: como mucho puede tener 2000 caracteres.'),
    ).toBeVisible();
    expect(sentTo(write)).toEqual([]);
  });

  it('does not send spaces', async () => {
    const { person } = await open();
    await person.type(await field(), '   {Enter}');
    expect(sentTo(write)).toEqual([]);
  });
});

describe('a connection that is lost', () => {
  it('is said, and ends with what was missed', async () => {
    await open();
    await log().findByText(/¿Hablamos/);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await stream.breakOff();
    expect(await screen.findByText('Sin conexión. Volveremos a intentarlo.')).toBeVisible();
    jest.restoreAllMocks();
    await waitFor(() => expect(stream.urls()).toHaveLength(2));
    await stream.tell('ready', { after: null });
    await stream.tell('message', { conversation: five, message: message({ id: 9, text: 'Mientras tanto' }) });
    expect(await log().findByText('Mientras tanto')).toBeVisible();
    expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument();
  });

  it('sends by itself what was not answered', async () => {
    refuse(write, new ApiError('Network'));
    const { person } = await open();
    await person.type(await field(), 'Ahí estaré{Enter}');
    await log().findByText('No se ha enviado.');
    takes(20);
    await stream.tell('message', { conversation: five, message: message({ id: 9, text: 'Hola otra vez' }) });
    await waitFor(() => expect(log().queryByText('No se ha enviado.')).not.toBeInTheDocument());
    expect(log().getAllByText('Ahí estaré')).toHaveLength(1);
  });

  it('asks again when a message was told before the first ones were there', async () => {
    const late = message({ id: 9, text: 'Me has adelantado' });
    const loading = hold(messages);
    await openPage('/chat?conversation=5', student());
    answer(list, pageOf([conversation({ lastMessage: late })]));
    await waitFor(() => expect(stream.urls()).toHaveLength(1));
    await stream.tell('message', { conversation: five, message: late });
    answer(messages, newestFirst([message(), late]));
    await loading.settle(newestFirst([message()]));
    expect(await screen.findByRole('log')).toBeVisible();
    expect(await log().findByText('Me has adelantado')).toBeVisible();
  });

  it('asks for everything again when too much was missed', async () => {
    await open();
    await log().findByText(/¿Hablamos/);
    stored = [...stored, message({ id: 400, text: 'Mucho después' })];
    await stream.tell('missed', {});
    expect(await log().findByText('Mucho después')).toBeVisible();
  });
});

describe('a message of another person', () => {
  const report = 'POST /api/conversations/:id/problems';
  beforeEach(() => answer('GET /api/drafts', { data: [] }));

  it('is reported to the team: which of the group, and why', async () => {
    stored = [message({ id: 1, text: 'Hola' }), message({ id: 2, text: 'Manda 200 €.' })];
    answer(report, undefined);
    const { person } = await open();
    await person.click(
      await screen.findByRole('button', { name: /^Avisar de un mensaje de Marta, de Fundación Río Limpio/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar de un mensaje' }));
    await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    expect(await dialog.findByText('Elige un mensaje.')).toBeVisible();
    expect(dialog.getByText('Elige qué ocurre.')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Manda 200 €.' }));
    await person.click(dialog.getByRole('radio', { name: 'Es publicidad o un engaño' }));
    await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    await waitFor(() =>
      expect(sentTo(report)).toEqual([
        { params: { id: 5 }, body: { data: { message: 2, reason: 'spam', text: '' } } },
      ]),
    );
  });

  it('that is the only one of its group needs no choice', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /^Avisar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar de un mensaje' }));
    expect(dialog.getByText('Hola, Uxía. ¿Hablamos el martes?')).toBeVisible();
    expect(dialog.queryByRole('group', { name: '¿Qué mensaje?' })).toBeNull();
  });

  it('cannot be reported when it is the reader’s, the assistant’s or hidden', async () => {
    const hidden = { because: null };
    stored = [
      message({ id: 1, text: 'El equipo ha retirado este mensaje.', hidden }),
      message({ id: 2, text: 'Mío', from: 'user', mine: true }),
      message({ id: 3, text: 'Automático', from: 'assistant' }),
    ];
    await open();
    expect(await screen.findByText('El equipo ha retirado este mensaje.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Avisar/ })).toBeNull();
  });

  it('tells its author why the team has hidden it', async () => {
    const hidden = { because: 'Motivo: Es publicidad o contenido repetido.' };
    stored = [message({ text: 'El equipo ha retirado este mensaje.', from: 'user', mine: true, hidden })];
    await open();
    expect(await screen.findByText('Motivo: Es publicidad o contenido repetido.')).toBeVisible();
  });
});
