import type { DataOf, InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { ContactKind } from '@puente/contract/constants/contact-messages';
import type { ContactMessageId, UserId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<
  InputOf<'GET /api/contact-messages', Calls['GET /api/contact-messages']>['query']
>;
type Assignment = DataOf<Calls['PUT /api/contact-messages/:id/assignment']>;
type Hiding = DataOf<Calls['POST /api/contact-messages/:id/hidden-message']>;
type Move = DataOf<Calls['PUT /api/contact-messages/:id/state']>;

/** Always stale: people write, and colleagues answer, at any moment. */
const staleTime = 0;

const key = ['contact-messages'] as const;

/** Messages to the team, for those who answer them. */
export const contactMessageQueries = {
  key,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/contact-messages', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  thread: (id: ContactMessageId) =>
    queryOptions({
      queryKey: [...key, 'thread', id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/contact-messages/:id', { params: { id } }, { signal })).data,
      staleTime,
    }),
  /** @param kind all kinds when left out */
  answerTimes: (kind?: ContactKind) =>
    queryOptions({
      queryKey: [...key, 'answer-times', kind],
      queryFn: async ({ signal }) =>
        (await request('GET /api/contact-messages/answer-times', { query: { kind } }, { signal })).data,
      staleTime,
    }),
  /** The messages that wait longest for this user or for anybody, as many as needed to find one besides the page's own. */
  next: (user: UserId) =>
    queryOptions({
      queryKey: [...key, 'next', user],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/contact-messages',
            {
              query: {
                filters: {
                  state: { $in: ['new', 'taken'] },
                  $or: [{ assignee: { $null: true } }, { assignee: { $eq: user } }],
                },
                sort: 'waitsSince:asc',
                pagination: { pageSize: 2 },
              },
            },
            { signal },
          )
        ).data,
      staleTime,
    }),
};

/** Gives a message to a member of staff, or back to everybody. @throws ApiError ContactMessageChanged */
export const assignContactMessage = async (id: ContactMessageId, data: Assignment) =>
  (await request('PUT /api/contact-messages/:id/assignment', { params: { id }, body: { data } })).data;

/** @throws ApiError ContactMessageChanged */
export const moveContactMessage = async (id: ContactMessageId, data: Move) =>
  (await request('PUT /api/contact-messages/:id/state', { params: { id }, body: { data } })).data;

/**
 * Mails an answer to the person, or writes it in their chat.
 * @param answers number of answers that its author has read
 * @throws ApiError ContactMessageAnswered, ContactMessageSettled
 */
export const answerContactMessage = async (id: ContactMessageId, text: string, answers: number) =>
  (
    await request('POST /api/contact-messages/:id/answers', {
      params: { id },
      body: { data: { text, answers } },
    })
  ).data;

export const noteContactMessage = async (id: ContactMessageId, text: string) =>
  (await request('POST /api/contact-messages/:id/notes', { params: { id }, body: { data: { text } } })).data;

/** Opens the reported message of a chat with its neighbours, which the trail records. @throws ApiError ReportedMessageGone */
export const openReportedMessages = async (id: ContactMessageId) =>
  (await request('POST /api/contact-messages/:id/reported-messages', { params: { id } })).data;

/** Hides the reported message of a chat. @throws ApiError ReportedMessageGone */
export const hideReportedMessage = async (id: ContactMessageId, data: Hiding) =>
  (await request('POST /api/contact-messages/:id/hidden-message', { params: { id }, body: { data } })).data;

/** Hides the words of the reported evaluation. @throws ApiError EvaluationHidden, ReportedEvaluationGone */
export const hideReportedEvaluation = async (id: ContactMessageId, data: Hiding) =>
  (await request('POST /api/contact-messages/:id/hidden-evaluation', { params: { id }, body: { data } }))
    .data;

/** Shows the words of the reported evaluation again. @throws ApiError EvaluationNotHidden, ReportedEvaluationGone */
export const showReportedEvaluation = async (id: ContactMessageId) =>
  (await request('DELETE /api/contact-messages/:id/hidden-evaluation', { params: { id } })).data;

/** Shows the reported message of a chat again. @throws ApiError ReportedMessageGone */
export const showReportedMessage = async (id: ContactMessageId) =>
  (await request('DELETE /api/contact-messages/:id/hidden-message', { params: { id } })).data;
