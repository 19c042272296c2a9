import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { NewInterestMessage } from '@puente/contract/forms/chat';
import type { ApplicationId, ConversationId, OpportunityId, StudentId, WorkId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/conversations', Calls['GET /api/conversations']>['query']>;

/** Stale time: messages can arrive at any time, so each visit refetches. */
const writtenMeanwhile = 0;

/** The chat: the user's conversations with the team, about applications and about works; for staff, all of the team's. */
export const conversationQueries = {
  key: ['conversations'] as const,
  /** The part of the key that all lists share. */
  lists: ['conversations', 'list'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...conversationQueries.lists, query],
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
  /** The user's conversation with the team, created if there is none, and questions that the assistant can answer. */
  team: () =>
    queryOptions({
      queryKey: [...conversationQueries.key, 'team'],
      queryFn: startChat,
      staleTime: writtenMeanwhile,
    }),
  /** Counts of unread messages, for the header. */
  unread: () =>
    queryOptions({
      queryKey: [...conversationQueries.key, 'unread'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/conversations/unread', undefined, { signal })).data,
      staleTime: writtenMeanwhile,
    }),
};

/** A greeting and questions to begin with; the conversation is null for a visitor. */
export const startChat = async () => (await request('POST /api/chatbot/start')).data;

/**
 * Opens the conversation about an application, created if there is none.
 * @throws {ApiError} ConversationTooEarly before the preselection
 */
export const openApplicationConversation = async (application: ApplicationId) =>
  (await request('POST /api/applys/:id/conversation', { params: { id: application } })).data;

/**
 * Opens the conversation with the author of a work, created if there is none.
 * @throws {ApiError} WorkContactOff when the author wants none
 */
export const openWorkConversation = async (work: WorkId) =>
  (await request('POST /api/tfxes/:id/conversation', { params: { id: work } })).data;

/**
 * Opens the conversation with the tutor of a work, created if there is none.
 * @throws {ApiError} TutorNotReached when no tutor has accepted
 */
export const openTutorConversation = async (work: WorkId) =>
  (await request('POST /api/tfxes/:id/tutor-conversation', { params: { id: work } })).data;

/**
 * Opens the conversation with an interested student, created if there is none.
 * @throws {ApiError} MessagesNeedVerification
 */
export const openInterestConversation = async (opportunity: OpportunityId, student: StudentId) =>
  (
    await request('POST /api/opportunities/:id/conversations', {
      params: { id: opportunity },
      body: { data: { interested: student } },
    })
  ).data;

/**
 * Writes a message to several interested students, each in their own conversation.
 * @throws {ApiError} MessagesNeedVerification, TooManyOpportunityConversations
 */
export const writeToInterested = async (opportunity: OpportunityId, data: NewInterestMessage) =>
  (await request('POST /api/opportunities/:id/messages', { params: { id: opportunity }, body: { data } }))
    .data;

/**
 * Sends a message. A retry with the same key does not create another one. Returns the added messages: the user's, and the assistant's
 * answer if there is one.
 */
export const sendMessage = async (id: ConversationId, text: string, key: string) =>
  (await request('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text, key } } }))
    .data;

export const markConversationRead = (id: ConversationId) =>
  request('POST /api/conversations/:id/read', { params: { id } });

export const closeConversation = (id: ConversationId) =>
  request('POST /api/conversations/:id/close', { params: { id } });
