import { aboutWork, conversation, message, newestFirst, teamConversation } from '../../test/chat.ts';
import { coordinator, pageOf, student, teacher } from '../../test/fixtures.ts';
import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import { errors } from '@puente/contract/errors';
import { usePageTitleStore } from '@puente/platform/ui';
import { testStreams } from '@puente/testing/test-streams';

const list = 'GET /api/conversations';
const messages = 'GET /api/conversations/:id/messages';
const unread = 'GET /api/conversations/unread';
const start = 'POST /api/chatbot/start';

const staff: CurrentUser = { ...teacher, profileType: 'staff' };
const title = () => usePageTitleStore.getState().title;
const lines = async () =>
  (await screen.findAllByRole('link', { name: /./ })).filter((link) =>
    link.getAttribute('href')?.startsWith('/chat?conversation='),
  );

const listed = (conversations: Conversation[]) => answer(list, pageOf(conversations));

beforeEach(() => {
  testStreams();
  answer(unread, { data: { messages: 0, conversations: 0 } });
  answer(messages, newestFirst([message()]));
  answer(start, { data: { conversation: teamConversation(), greeting: 'Hola', suggestions: [] } });
});

describe('the list', () => {
  it('§2.4 has the team first, then with whom, about what, the last words and what is new', async () => {
    listed([conversation({ unread: 2 }), teamConversation()]);
    answer(unread, { data: { messages: 2, conversations: 1 } });
    await openPage('/chat', student());
    await heading('Mensajes');
    const [first, second, ...rest] = await lines();
    expect(rest).toEqual([]);
    expect(first).toHaveTextContent('Equipo de Puente');
    expect(first).toHaveTextContent('Hola, Uxía. Pregunta lo que quieras.');
    expect(second).toHaveAttribute('href', '/chat?conversation=5');
    expect(second).toHaveTextContent(
      /Fundación Río Limpio.*Huertos urbanos en escuelas.*¿Hablamos.*2 sin leer/,
    );
    await waitFor(() => expect(title()).toBe('(2) Mensajes'));
  });

  it('offers the team to who has not written yet, and says how other conversations begin', async () => {
    listed([]);
    await openPage('/chat', student());
    expect((await lines()).map((link) => link.getAttribute('href'))).toEqual(['/chat?conversation=team']);
    expect(screen.getByText(/Cuando una organización te preseleccione/)).toBeVisible();
  });

  it.each([
    ['a coordinator', coordinator, /Cuando preselecciones a alguien/],
    ['staff', staff, /Todavía no ha escrito nadie/],
  ])('explains itself to %s', async (_, user, words) => {
    listed([]);
    await openPage('/chat', user);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows staff those that wait for the team at an address of their own', async () => {
    listed([]);
    const { person } = await openPage('/chat', staff);
    await person.click(await screen.findByRole('link', { name: 'Esperan respuesta' }));
    expect(await screen.findByText('Nadie espera respuesta del equipo.')).toBeVisible();
    expect(sentTo(list).at(-1)?.query?.filters).toEqual({ waitsForTeam: { $eq: true } });
  });

  it('can be asked for again when it could not be loaded', async () => {
    refuse(list, new ApiError('Unexpected'));
    const { person } = await openPage('/chat', student());
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    listed([conversation()]);
    await person.click(retry);
    expect(await screen.findByRole('link', { name: /Fundación Río Limpio/ })).toBeVisible();
  });
});

describe('the conversation of the address', () => {
  it('is beside the list, with a way to what it is about and a title', async () => {
    listed([conversation()]);
    await openPage('/chat?conversation=5', student());
    expect(await screen.findByRole('heading', { level: 1, name: 'Fundación Río Limpio' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Huertos urbanos en escuelas' })).toHaveAttribute(
      'href',
      '/profile/applications/12',
    );
    expect((await lines()).find((link) => link.getAttribute('aria-current') === 'page')).toHaveTextContent(
      'Fundación Río Limpio',
    );
    expect(title()).toBe('Fundación Río Limpio · Mensajes');
  });

  it('takes focus to its heading on a phone, and back to that of the list', async () => {
    listed([conversation()]);
    const { person } = await openPage('/chat', student());
    await person.click(await screen.findByRole('link', { name: /Fundación/ }));
    await waitFor(async () => expect(await heading('Fundación Río Limpio')).toHaveFocus());
    await person.click(screen.getByRole('link', { name: 'Volver a las conversaciones' }));
    await waitFor(async () => expect(await heading('Mensajes')).toHaveFocus());
  });

  it('is asked for by itself when the list does not have it', async () => {
    listed([]);
    answer('GET /api/conversations/:id', { data: conversation() });
    await openPage('/chat?conversation=5', student());
    expect(await heading('Fundación Río Limpio')).toBeVisible();
  });

  it('is there when the list could not be had', async () => {
    refuse(list, new ApiError('Unexpected'));
    answer('GET /api/conversations/:id', { data: conversation() });
    await openPage('/chat?conversation=5', student());
    expect(await heading('Fundación Río Limpio')).toBeVisible();
  });

  it('says when there is none', async () => {
    listed([]);
    refuse('GET /api/conversations/:id', new ApiError('NotFound'));
    await openPage('/chat?conversation=99', student());
    expect(await heading('No encontramos esta conversación')).toBeVisible();
  });

  it('with the team is opened by name, and has questions to begin with', async () => {
    listed([teamConversation()]);
    answer(messages, newestFirst([message({ id: 7, from: 'assistant', author: null, text: '¡Hola!' })]));
    answer(start, {
      data: {
        conversation: teamConversation(),
        greeting: '',
        suggestions: [{ id: 1, question: '¿Cuesta algo?' }],
      },
    });
    const added = [message({ id: 8, from: 'user', mine: true, text: '¿Cuesta algo?', author: null })];
    answer('POST /api/conversations/:id/messages', { data: added });
    const { person } = await openPage('/chat?conversation=team', student());
    expect(await heading('Equipo de Puente')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: '¿Cuesta algo?' }));
    await waitFor(() =>
      expect(sentTo('POST /api/conversations/:id/messages')[0]?.body?.data).toMatchObject({
        text: '¿Cuesta algo?',
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Preguntas frecuentes' })).not.toBeInTheDocument(),
    );
  });

  it('with the team that is closed leads to a new one', async () => {
    const closed = teamConversation({ status: 'closed', closedBecause: 'Esta conversación está cerrada.' });
    listed([closed]);
    const { person } = await openPage('/chat?conversation=team', student());
    answer(start, {
      data: { conversation: teamConversation({ id: 3 }), greeting: '', suggestions: [] },
    });
    answer('GET /api/conversations/:id', { data: teamConversation({ id: 3 }) });
    await person.click(await screen.findByRole('link', { name: 'Empezar otra' }));
    expect(await screen.findByRole('textbox', { name: 'Tu mensaje' })).toBeVisible();
    expect(screen.queryByText('Esta conversación está cerrada.')).not.toBeInTheDocument();
  });

  it('with the team that is closed is opened again with a message', async () => {
    listed([teamConversation({ status: 'closed', closedBecause: 'Esta conversación está cerrada.' })]);
    answer('POST /api/conversations/:id/messages', { data: [] });
    const { person } = await openPage('/chat?conversation=2', student());
    await person.type(await screen.findByRole('textbox', { name: 'Tu mensaje' }), 'Otra cosa{Enter}');
    await waitFor(() =>
      expect(sentTo('POST /api/conversations/:id/messages')[0]?.body?.data).toMatchObject({
        text: 'Otra cosa',
      }),
    );
  });

  it('with the team offers saved answers to staff, and leads to its page', async () => {
    listed([
      teamConversation({
        contactMessage: 31,
        other: { name: 'Uxía Lago', logo: null },
        user: { id: 40, name: 'Uxía', surname: 'Lago', profileType: 'student' },
      }),
    ]);
    answer('GET /api/saved-answers', {
      data: [
        { id: 1, name: 'Plazos', text: 'Hola, {nombre}: cinco días.', updatedAt: '2026-03-01T09:30:00.000Z' },
      ],
    });
    const { person } = await openPage('/chat?conversation=2', staff);
    await person.click(await screen.findByRole('button', { name: 'Plazos' }));
    expect(screen.getByRole('textbox', { name: 'Tu mensaje' })).toHaveValue('Hola, Uxía Lago: cinco días.');
    expect(screen.queryByRole('list', { name: 'Preguntas frecuentes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Gestionar' })).toHaveAttribute('href', '/staff/mensajes/31');
  });

  it('about an application is opened from there', async () => {
    listed([conversation()]);
    answer('POST /api/applys/:id/conversation', { data: conversation() });
    await openPage('/chat?application=12', student());
    expect(await heading('Fundación Río Limpio')).toBeVisible();
    expect(sentTo('POST /api/applys/:id/conversation').map(({ params }) => params?.id)).toEqual([12]);
  });

  it('about an application says why it cannot be opened', async () => {
    listed([]);
    refuse(
      'POST /api/applys/:id/conversation',
      new ApiError('ConversationTooEarly', errors.ConversationTooEarly),
    );
    await openPage('/chat?application=12', student());
    expect(await screen.findByText(/Todavía no podéis escribiros/)).toBeVisible();
  });

  it('about a work is opened from there, names its author and leads to it', async () => {
    listed([aboutWork()]);
    answer('POST /api/tfxes/:id/conversation', { data: aboutWork() });
    await openPage('/chat?work=57', student());
    expect(await heading('Antía Rial')).toBeVisible();
    expect(sentTo('POST /api/tfxes/:id/conversation').map(({ params }) => params?.id)).toEqual([57]);
    const pane = within(screen.getByRole('region', { name: 'Conversación con Antía Rial' }));
    expect(pane.getByRole('link', { name: 'Un mapa sonoro de los mercados' })).toHaveAttribute(
      'href',
      '/tfx/57',
    );
    expect(screen.queryByRole('list', { name: 'Preguntas frecuentes' })).not.toBeInTheDocument();
  });

  it('with the tutor of a work is opened by an organisation', async () => {
    listed([aboutWork()]);
    answer('POST /api/tfxes/:id/tutor-conversation', { data: aboutWork() });
    await openPage('/chat?tutor-of=57', coordinator);
    expect(await heading('Antía Rial')).toBeVisible();
    expect(sentTo('POST /api/tfxes/:id/tutor-conversation').map(({ params }) => params?.id)).toEqual([57]);
  });

  it('that could not be opened can be asked for again', async () => {
    listed([]);
    refuse(start, new ApiError('Unexpected'));
    const { person, address } = await openPage('/chat?conversation=team', student());
    await heading('No hemos podido abrir la conversación');
    answer(start, { data: { conversation: teamConversation(), greeting: 'Hola', suggestions: [] } });
    answer('GET /api/conversations/:id', { data: teamConversation() });
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(address()).toBe(`/chat?conversation=${teamConversation().id}`));
  });

  it('about a work says why it cannot be opened', async () => {
    listed([]);
    refuse('POST /api/tfxes/:id/conversation', new ApiError('WorkContactOff', errors.WorkContactOff));
    await openPage('/chat?work=57', student());
    expect(await screen.findByText(/ha elegido no recibir mensajes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  it('about a work that is closed does not lead to what is gone', async () => {
    listed([aboutWork({ status: 'closed', closedBecause: errors.WorkConversationOver.text })]);
    await openPage('/chat?conversation=6', student());
    expect(await screen.findByText(/ya no está publicado/)).toBeVisible();
    const pane = within(screen.getByRole('region', { name: 'Conversación con Antía Rial' }));
    expect(pane.queryByRole('link', { name: 'Un mapa sonoro de los mercados' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['an organisation', coordinator, '/spaces/opportunities/9/edit?tab=interested'],
    ['the student', student(), '/spaces/opportunities/9'],
  ])('about an opportunity leads %s to it', async (_, reader, to) => {
    const name = reader.profileType === 'student' ? 'Fundación Río Limpio' : 'Uxía Lago';
    const about = conversation({
      kind: 'opportunity',
      subject: 'Jornada de puertas abiertas',
      application: null,
      opportunity: { id: 9 },
      other: { name, logo: null },
    });
    listed([about]);
    answer('POST /api/opportunities/:id/conversations', { data: about });
    await openPage('/chat?opportunity=9&student=7', reader);
    expect(await heading(name)).toBeVisible();
    expect(sentTo('POST /api/opportunities/:id/conversations')).toEqual([
      { params: { id: 9 }, body: { data: { interested: 7 } } },
    ]);
    const pane = within(screen.getByRole('region', { name: `Conversación con ${name}` }));
    expect(pane.getByRole('link', { name: 'Jornada de puertas abiertas' })).toHaveAttribute('href', to);
  });

  it('that is closed says why and has no field', async () => {
    listed([conversation({ status: 'closed', closedBecause: 'La solicitud ya está cerrada.' })]);
    await openPage('/chat?conversation=5', student());
    expect(await screen.findByText('La solicitud ya está cerrada.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const log = within(screen.getByRole('log'));
    expect(log.getByText(/¿Hablamos el martes/)).toBeVisible();
  });
});
