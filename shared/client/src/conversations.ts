import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { ApplicationId, ChatMessageId, ConversationId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/conversations', Calls['GET /api/conversations']>['query']>;

/** Messages come from outside: each visit asks again. */
const writtenMeanwhile = 0;

/** The chat: the user's conversations with the team and about applications; for staff, all of the team's. */
export const conversationQueries = {
  key: ['conversations'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...conversationQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/conversations', { query }, { signal }),
      staleTime: writtenMeanwhile,
    }),
  one: (id: ConversationId) =>
    queryOptions({
      queryKey: [...conversationQueries.key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/conversations/:id', { params: { id } }, { signal })).data,
      staleTime: writtenMeanwhile,
    }),
  /** For the header. */
  unread: () =>
    queryOptions({
      queryKey: [...conversationQueries.key, 'unread'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/conversations/unread', undefined, { signal })).data,
      staleTime: writtenMeanwhile,
    }),
  /** Page by page, the newest first. */
  messages: (id: ConversationId, page = 1) =>
    queryOptions({
      queryKey: [...conversationQueries.key, id, 'messages', page],
      queryFn: ({ signal }) =>
        request(
          'GET /api/conversations/:id/messages',
          { params: { id }, query: { sort: 'id:desc', pagination: { page } } },
          { signal },
        ),
      staleTime: writtenMeanwhile,
    }),
};

/** The messages after the last one that the caller has, in order. `conversation-events.ts` tells them as they are written. */
export const messagesAfter = async (id: ConversationId, after: ChatMessageId, signal?: AbortSignal) =>
  (
    await request(
      'GET /api/conversations/:id/messages',
      { params: { id }, query: { after, pagination: { pageSize: 100 } } },
      { signal },
    )
  ).data;

/** A greeting and questions to begin with; the conversation is null for a visitor. */
export const startChat = async () => (await request('POST /api/chatbot/start')).data;

/** The conversation about an application, made if there is none. @throws {ApiError} ConversationTooEarly before the preselection */
export const openApplicationConversation = async (application: ApplicationId) =>
  (await request('POST /api/applys/:id/conversation', { params: { id: application } })).data;

/** Gives what was added: the message, and the assistant's when it has something to say. */
export const sendMessage = async (id: ConversationId, text: string) =>
  (await request('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } })).data;

export const markConversationRead = (id: ConversationId) =>
  request('POST /api/conversations/:id/read', { params: { id } });

export const closeConversation = (id: ConversationId) =>
  request('POST /api/conversations/:id/close', { params: { id } });
