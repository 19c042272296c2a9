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
import type { OnTheWire } from '@puente/contract/ids';

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
  current = thread;
  answer('GET /api/contact-messages', () => pageOf([current, next], { total: 2 }));
  answer('GET /api/contact-messages/answer-times', {
    data: { answered: 12, medianMinutes: 300, pending: 4, overdue: 1 },
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
      filters: { state: { $ne: 'settled' } },
      sort: 'waitsSince:asc',
    });
  });

  it('asks for the own ones, those of nobody and those that are late, in the address', async () => {
    const { person } = await list('/staff/mensajes?who=mine&state=overdue');
    await waitFor(() =>
      expect(sentTo('GET /api/contact-messages').at(-1)?.query?.filters).toEqual({
        overdue: { $eq: true },
        assignee: { $eq: me.id },
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
      current = { ...thread, state: 'waiting', entries: [entry()] };
      return Promise.reject(refusal('ContactMessageAnswered'));
    });
    await person.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay otra respuesta');
    expect(await screen.findByText('Te llamamos mañana.')).toBeVisible();
    expect(await field()).toHaveValue('Mi respuesta.');
    answer(answers, () => ({ data: { ...current, entries: [entry(), entry({ id: 2 })] } }));
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
