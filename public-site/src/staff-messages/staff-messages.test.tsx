import {
  answer,
  heading,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';
import type { ContactEntry, ContactThread } from '@puente/contract/entities/contact-message';
import { chatMessage } from '@puente/contract/entities/conversation';
import { ids, type OnTheWire } from '@puente/contract/ids';
import { testStreams } from '@puente/testing/test-streams';

const me = { ...user('staff'), staffRole: 'support' as const };

const thread: OnTheWire<ContactThread> = {
  id: 7,
  reference: '4F2A91BC',
  kind: 'contact',
  audience: 'university',
  name: 'Carmen Rial',
  email: 'carmen@ejemplo.es',
  subject: 'Firmar un convenio',
  state: 'new',
  assignee: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  waitsSince: '2026-11-25T10:00:00.000Z',
  firstAnsweredAt: null,
  settledAt: null,
  outcome: null,
  message: 'Queremos firmar un convenio.',
  reason: null,
  recordId: null,
  userId: null,
  chat: null,
  person: null,
  answers: 0,
  entries: [],
};
const entry = (change: Partial<OnTheWire<ContactEntry>> = {}): OnTheWire<ContactEntry> => ({
  id: 1,
  kind: 'answer',
  text: 'Te llamamos mañana.',
  createdAt: '2026-11-26T10:00:00.000Z',
  author: 'Berta Soler',
  ...change,
});
const next = { ...thread, id: 8, subject: 'Otro mensaje' };
const one = 'GET /api/contact-messages/:id';
const answers = 'POST /api/contact-messages/:id/answers';

let current: OnTheWire<ContactThread>;
beforeEach(() => {
  testStreams();
  current = thread;
  answer('GET /api/contact-messages', () => pageOf([current, next], { total: 2 }));
  answer('GET /api/contact-messages/answer-times', {
    data: {
      answered: 12,
      medianMinutes: 300,
      pending: 4,
      overdue: 1,
      weeks: [{ monday: '2026-11-23', answered: 5, medianMinutes: 90 }],
    },
  });
  answer(one, () => ({ data: current }));
  answer('GET /api/saved-answers', {
    data: [
      {
        id: 1,
        name: 'Convenio',
        text: 'Hola, {nombre}: te lo enviamos.',
        updatedAt: '2026-11-01T10:00:00.000Z',
      },
    ],
  });
});

const list = async (address = '/staff/mensajes') => {
  const opened = await openPage(address, me);
  await heading('Contacto y avisos');
  return opened;
};
const open = async (change: Partial<OnTheWire<ContactThread>> = {}) => {
  current = { ...thread, ...change };
  const opened = await openPage('/staff/mensajes/7', me);
  await heading('Firmar un convenio');
  return opened;
};
const field = () => screen.findByLabelText('Respuesta a Carmen Rial');
const send = () => screen.getByRole('button', { name: 'Enviar respuesta' });

describe('the list', () => {
  it('leaves out settled messages, says what waits and how fast people are answered', async () => {
    await list();
    expect(await screen.findByRole('link', { name: 'Firmar un convenio' })).toHaveAttribute(
      'href',
      '/staff/mensajes/7',
    );
    expect(
      screen.getByText(
        'Esperan al equipo: 4 mensajes, 1 con retraso. Tiempo hasta la primera respuesta, mediana de 30 días: 5 horas (12 mensajes).',
      ),
    ).toBeVisible();
    expect(sentTo('GET /api/contact-messages')[0]?.query).toMatchObject({
      filters: { state: { $ne: 'settled' }, kind: { $ne: 'chat' } },
      sort: 'waitsSince:asc',
    });
  });

  it('asks for the own ones, those of nobody and those that are late, in the address', async () => {
    const { person } = await list('/staff/mensajes?who=mine&state=overdue');
    await waitFor(() =>
      expect(sentTo('GET /api/contact-messages').at(-1)?.query?.filters).toEqual({
        overdue: { $eq: true },
        assignee: { $eq: me.id },
        kind: { $ne: 'chat' },
      }),
    );
    await person.selectOptions(screen.getByLabelText('Quién lo lleva'), 'Los de nadie');
    await waitFor(() =>
      expect(sentTo('GET /api/contact-messages').at(-1)?.query?.filters).toMatchObject({
        assignee: { $null: true },
      }),
    );
  });

  it('says that nothing is left', async () => {
    answer('GET /api/contact-messages', pageOf([]));
    await list();
    expect(await screen.findByText('No queda ningún mensaje sin cerrar')).toBeVisible();
  });
});

describe('answering', () => {
  it('inserts a saved answer with the name, sends it and shows it in the thread', async () => {
    const { person } = await open();
    await person.selectOptions(await screen.findByLabelText('Respuesta guardada'), 'Convenio');
    await person.click(screen.getByRole('button', { name: 'Insertar' }));
    expect(await field()).toHaveValue('Hola, Carmen Rial: te lo enviamos.');
    expect(await field()).toHaveFocus();
    answer(answers, () => {
      current = {
        ...thread,
        state: 'waiting',
        answers: 1,
        entries: [entry({ text: 'Hola, Carmen Rial: te lo enviamos.' })],
      };
      return { data: current };
    });
    await person.click(send());
    expect(await screen.findByText(/^Berta Soler respondió por correo/)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(sentTo(answers)).toEqual([
      { params: { id: 7 }, body: { data: { text: 'Hola, Carmen Rial: te lo enviamos.', answers: 0 } } },
    ]);
    expect(toastMessages()).toEqual(['Hemos enviado tu respuesta a carmen@ejemplo.es.']);
  });

  it('keeps the text of who was slower, shows the other answer, and sends it only on purpose', async () => {
    const { person } = await open();
    await person.type(await field(), 'Mi respuesta.');
    answer(answers, () => {
      current = { ...thread, state: 'waiting', answers: 1, entries: [entry()] };
      return Promise.reject(refusal('ContactMessageAnswered'));
    });
    await person.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay otra respuesta');
    expect(await screen.findByText('Te llamamos mañana.')).toBeVisible();
    expect(await field()).toHaveValue('Mi respuesta.');
    answer(answers, () => ({ data: { ...current, answers: 2, entries: [entry(), entry({ id: 2 })] } }));
    await person.click(screen.getByRole('button', { name: 'Enviar también la mía' }));
    await waitFor(() => expect(sentTo(answers)).toHaveLength(2));
    expect(sentTo(answers)[1]?.body).toEqual({ data: { text: 'Mi respuesta.', answers: 1 } });
  });

  it('keeps a text that was begun, and asks for one', async () => {
    const { person, unmount } = await open();
    await person.click(send());
    expect(await field()).toHaveAccessibleDescription(/obligatorio/);
    await person.type(await field(), 'A medias');
    unmount();
    await open();
    expect(await field()).toHaveValue('A medias');
  });
});

describe('handling', () => {
  const assignment = 'PUT /api/contact-messages/:id/assignment';
  const state = 'PUT /api/contact-messages/:id/state';

  it('is taken, and the focus stays in the panel', async () => {
    const { person } = await open();
    answer(assignment, () => {
      current = { ...thread, state: 'taken', assignee: { id: me.id, name: 'Marta Souto' } };
      return { data: current };
    });
    await person.click(screen.getByRole('button', { name: 'Lo llevo yo' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Lo llevas tú' })).toHaveFocus());
    expect(sentTo(assignment)[0]?.body).toEqual({ data: { user: me.id, seen: null } });
  });

  it('says when a colleague was faster, and who', async () => {
    const { person } = await open();
    answer(assignment, () => {
      current = { ...thread, state: 'taken', assignee: { id: 99, name: 'Berta Soler' } };
      return Promise.reject(refusal('ContactMessageChanged'));
    });
    await person.click(screen.getByRole('button', { name: 'Lo llevo yo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Otra persona del equipo ha cambiado');
    expect(await screen.findByRole('heading', { name: 'Lo lleva Berta Soler' })).toBeVisible();
  });

  it('is settled with a result, after a question', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Cerrar el mensaje' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Cerrar el mensaje' }));
    expect(dialog.getByText('Elige cómo queda.')).toBeVisible();
    answer(state, () => {
      current = { ...thread, state: 'settled', outcome: 'spam', settledAt: '2026-11-26T10:00:00.000Z' };
      return { data: current };
    });
    await person.click(dialog.getByRole('radio', { name: 'Es publicidad o un engaño' }));
    await person.click(dialog.getByRole('button', { name: 'Cerrar el mensaje' }));
    expect(await screen.findByText('Está cerrado. Para responder, vuelve a abrirlo.')).toBeVisible();
    expect(sentTo(state)[0]?.body).toEqual({ data: { state: 'settled', outcome: 'spam', seen: 'new' } });
  });

  it('leads to the next message, and to the project of a report', async () => {
    await open({ kind: 'project', audience: null, recordId: 12, reason: 'abusive' });
    expect(await screen.findByRole('link', { name: /^Siguiente mensaje ?: Otro mensaje$/ })).toHaveAttribute(
      'href',
      '/staff/mensajes/8',
    );
    expect(screen.getByRole('link', { name: 'Firmar un convenio' })).toHaveAttribute('href', '/projects/12');
    expect(screen.getByText('Piden dinero o datos que no deberían pedir')).toBeVisible();
  });

  it('keeps a note for the team', async () => {
    const { person } = await open();
    answer('POST /api/contact-messages/:id/notes', () => {
      current = { ...thread, entries: [entry({ kind: 'note', text: 'Llamó ayer.' })] };
      return { data: current };
    });
    await person.type(screen.getByLabelText('Nota para el equipo'), 'Llamó ayer.');
    await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText(/^Nota de Berta Soler, solo para el equipo/)).toBeVisible();
  });
});

describe('saved answers', () => {
  const openAnswers = async () => {
    const opened = await openPage('/staff/respuestas', me);
    await heading('Convenio');
    return opened;
  };

  it('are added, with a name and a text that knows {nombre} only', async () => {
    answer('GET /api/drafts', { data: [] });
    const { person } = await openAnswers();
    await person.click(screen.getByRole('button', { name: 'Añadir respuesta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Nombre'), 'Plazos');
    await person.click(dialog.getByLabelText('Texto'));
    await person.paste('Sobre {proyecto}.');
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Aquí solo puedes usar {nombre}.')).toBeVisible();
    expect(sentTo('POST /api/saved-answers')).toEqual([]);
  });

  it('are eliminated after a question', async () => {
    answer('DELETE /api/saved-answers/:id', undefined);
    const { person } = await openAnswers();
    await person.click(screen.getByRole('button', { name: 'Eliminar Convenio' }));
    const question = within(await screen.findByRole('alertdialog'));
    refuse('GET /api/saved-answers', refusal('Unexpected'));
    await person.click(question.getByRole('button', { name: 'Eliminar la respuesta' }));
    await waitFor(() => expect(sentTo('DELETE /api/saved-answers/:id')[0]?.params).toEqual({ id: 1 }));
  });
});

describe('a chat with the team', () => {
  const chat: Partial<OnTheWire<ContactThread>> = {
    kind: 'chat',
    audience: null,
    userId: 40,
    chat: { conversation: 5, unread: 1 },
    entries: [entry({ kind: 'note', text: 'Llamó ayer.' })],
    person: {
      projects: [{ id: 3, title: 'Huertos urbanos', status: 'preselected' }],
      others: [
        {
          id: 6,
          kind: 'contact',
          subject: 'Otra duda',
          state: 'settled',
          createdAt: '2026-10-01T10:00:00.000Z',
        },
      ],
    },
  };
  const written = {
    id: 1,
    createdAt: '2026-11-25T10:00:00.000Z',
    from: 'user',
    mine: false,
    text: '¿Cuánto pesa una gaviota?',
    author: null,
    readAt: null,
    key: null,
  } as const;
  const read = 'POST /api/conversations/:id/read';
  let stream: ReturnType<typeof testStreams>;
  beforeEach(() => {
    stream = testStreams();
    answer('GET /api/conversations/:id/messages', pageOf([written]));
    answer(read, { data: {} });
  });

  it('stands next to the person and the notes, and is marked as read', async () => {
    await open(chat);
    expect(await screen.findByText('¿Cuánto pesa una gaviota?')).toBeVisible();
    expect(screen.getByText('Llamó ayer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Huertos urbanos' })).toHaveAttribute('href', '/projects/3');
    expect(screen.getByRole('link', { name: 'Otra duda' })).toHaveAttribute('href', '/staff/mensajes/6');
    expect(screen.getByRole('link', { name: 'Volver a los chats' })).toBeVisible();
    await waitFor(() => expect(sentTo(read)[0]?.params).toEqual({ id: 5 }));
  });

  it('shows what the person writes at once, and says when the connection is lost', async () => {
    await open({ ...chat, chat: { conversation: 5, unread: 0 } });
    await screen.findByText('¿Cuánto pesa una gaviota?');
    await stream.tell('message', {
      conversation: ids.conversation.parse(5),
      message: chatMessage.parse({ ...written, id: 2, text: '¿Hola?' }),
    });
    expect(await screen.findByText('¿Hola?')).toBeVisible();
    await stream.breakOff();
    expect(screen.getByText(/^Sin conexión/)).toBeVisible();
  });

  it('is answered with a prompt of the team, within the length of a chat message', async () => {
    const { person } = await open(chat);
    const prompts = within(await screen.findByRole('list', { name: 'Respuestas guardadas' }));
    await person.click(prompts.getByRole('button', { name: 'Convenio' }));
    expect(await field()).toHaveValue('Hola, Carmen Rial: te lo enviamos.');
    await person.paste('x'.repeat(2000));
    await person.click(send());
    expect(await field()).toHaveAccessibleDescription(/Longitud máxima/);
    expect(sentTo(answers)).toEqual([]);
    await person.clear(await field());
    await person.click(prompts.getByRole('button', { name: 'Convenio' }));
    answer(answers, () => ({ data: { ...current, state: 'waiting', answers: 1 } }));
    await person.click(send());
    await waitFor(() => expect(toastMessages()).toEqual(['Tu respuesta está en el chat.']));
  });

  it('has a queue of its own, with figures of its weeks', async () => {
    answer('GET /api/contact-messages', pageOf([{ ...thread, ...chat }], { total: 1 }));
    const { person } = await openPage('/staff/chats', me);
    await heading('Chats con el equipo');
    expect(sentTo('GET /api/contact-messages')[0]?.query?.filters).toEqual({
      state: { $ne: 'settled' },
      kind: { $eq: 'chat' },
    });
    expect(sentTo('GET /api/contact-messages/answer-times')[0]?.query).toEqual({ kind: 'chat' });
    await person.click(await screen.findByText('Tiempo hasta la primera respuesta, por semanas'));
    expect(screen.getByText('Semana del 23 de noviembre')).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Sin leer');
    await waitFor(() =>
      expect(sentTo('GET /api/contact-messages').at(-1)?.query?.filters).toMatchObject({
        unread: { $eq: true },
      }),
    );
  });
});

describe('a report about a message', () => {
  const message = {
    id: 9,
    createdAt: '2026-11-25T10:00:00.000Z',
    from: 'organization',
    author: 'Marta Souto',
    text: 'Manda 200 €.',
    isReported: true,
    hidden: null,
  } as const;
  const chat = { kind: 'application', subject: 'Huertos urbanos', messages: [message] };
  const openIt = 'POST /api/contact-messages/:id/reported-messages';
  const hide = 'POST /api/contact-messages/:id/hidden-message';

  it('is read on demand, and hidden with a reason', async () => {
    answer('GET /api/drafts', { data: [] });
    const { person } = await open({ kind: 'message', audience: null, recordId: 9, reason: 'abusive' });
    expect(sentTo(openIt)).toEqual([]);
    refuse(openIt, refusal('ReportedMessageGone'));
    await person.click(screen.getByRole('button', { name: 'Leer el mensaje' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El mensaje ya no existe');
    answer(openIt, { data: chat });
    await person.click(screen.getByRole('button', { name: 'Leer el mensaje' }));
    expect(await screen.findByText('Manda 200 €.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'El mensaje del aviso' })).toHaveFocus();

    await person.click(screen.getByRole('button', { name: 'Retirar el mensaje' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar el mensaje?' }));
    await person.click(dialog.getByRole('radio', { name: /^Otro motivo/ }));
    await person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
    expect(dialog.getByLabelText(/^Explicación/)).toHaveAccessibleDescription(/obligatorio/);
    await person.type(dialog.getByLabelText(/^Explicación/), 'Pide dinero.');
    const hidden = { date: '2026-11-26T10:00:00.000Z', reason: 'other', words: 'Pide dinero.' };
    answer(hide, { data: { ...chat, messages: [{ ...message, hidden }] } });
    await person.click(dialog.getByRole('button', { name: 'Retirar y avisar' }));
    expect(await screen.findByText('Retirado. Pide dinero.')).toBeVisible();
    expect(sentTo(hide)[0]?.body).toEqual({ data: { reason: 'other', words: 'Pide dinero.' } });

    answer('DELETE /api/contact-messages/:id/hidden-message', { data: chat });
    await person.click(screen.getByRole('button', { name: 'Volver a mostrarlo' }));
    expect(await screen.findByRole('button', { name: 'Retirar el mensaje' })).toBeVisible();
  });
});
