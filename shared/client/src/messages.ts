import type { MessageId } from '@puente/contract/ids';
import { written } from './expect-ok.ts';
import { request } from './http.ts';

export const markMessage = (id: MessageId, isRead = true) =>
  written(request('PUT /api/communication-centers/:id', { params: { id }, body: { data: { isRead } } }));

/** Stops mails, with the token in them. */
export const stopMails = async (token: string) =>
  (await request('POST /api/messages/unsubscribe', { query: { token } })).data;

/** Resumes the mails that the token had stopped. */
export const resumeMails = async (token: string) =>
  (await request('POST /api/messages/resubscribe', { query: { token } })).data;
