import { contactMessageQueries } from '@puente/client/contact-queue';
import { savedAnswerQueries } from '@puente/client/saved-answers';
import {
  contactKindCodes,
  contactKinds,
  contactStateCodes,
  contactStates,
} from '@puente/contract/constants/contact-messages';
import type { UserId } from '@puente/contract/ids';
import { type Search, tableSearch } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';

/** Choices of who looks after a message. */
export const handlers = { mine: 'Los míos', nobody: 'Los de nadie' } as const;

/** Search of the team for messages: the address of /staff/mensajes, its filters and its API query. */
export const messageSearch = tableSearch('GET /api/contact-messages', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    state: oneOf({
      label: 'Estado',
      values: [...contactStateCodes, 'overdue', 'unread', 'all'],
      words: { ...contactStates, overdue: 'Con retraso', unread: 'Sin leer', all: 'Todos' },
      where: (state) => {
        if (state === 'all') return {};
        if (state === 'unread') return { unread: { $eq: true } };
        return state === 'overdue' ? { overdue: { $eq: true } } : { state: { $eq: state } };
      },
    }),
    kind: oneOf({
      label: 'Tipo',
      values: contactKindCodes,
      words: contactKinds,
      where: (kind) => ({ kind: { $eq: kind } }),
    }),
    who: oneOf({
      label: 'Quién lo lleva',
      values: ['mine', 'nobody'],
      words: handlers,
      // `messagePage` knows the user.
      where: (who) => (who === 'nobody' ? { assignee: { $null: true } } : {}),
    }),
  },
  sorts: { waits: ['waitsSince:asc', 'waitsSince:desc'], created: ['createdAt:asc', 'createdAt:desc'] },
  pageSize: 25,
}));

/** The two queues of the team: chats, and everything else that people write. */
export type Queue = 'chats' | 'messages';

const chat = 'chat' as const;

/** Query for a page of a queue, shared by the page and its prefetch. Without a state, it leaves out the settled ones. */
export function messagePage(queue: Queue, search: Search, user: UserId) {
  const { filters, ...query } = messageSearch.toQuery(search);
  const { state, who, kind } = search.chosen;
  return contactMessageQueries.list({
    ...query,
    filters: {
      ...filters,
      ...(state === undefined && { state: { $ne: 'settled' as const } }),
      ...(who?.[0] === 'mine' && { assignee: { $eq: user } }),
      ...(queue === 'chats' && { kind: { $eq: chat } }),
      ...(queue === 'messages' && kind === undefined && { kind: { $ne: chat } }),
    },
  });
}

/** Kind whose figures a queue shows; all kinds for the messages. */
export const figuresOf = (queue: Queue) =>
  contactMessageQueries.answerTimes(queue === 'chats' ? chat : undefined);

export function prefetchMessages(queue: Queue, queryClient: QueryClient, address: URLSearchParams): void {
  const { user } = useSession.getState();
  if (user) void queryClient.prefetchQuery(messagePage(queue, messageSearch.list.read(address), user.id));
  void queryClient.prefetchQuery(figuresOf(queue));
}

export function prefetchMessage(queryClient: QueryClient, param: string | undefined): void {
  const id = recordId('contactMessage', param);
  if (id !== null) void queryClient.prefetchQuery(contactMessageQueries.thread(id));
  prefetchSavedAnswers(queryClient);
}

export const prefetchSavedAnswers = (queryClient: QueryClient): void =>
  void queryClient.prefetchQuery(savedAnswerQueries.all());
