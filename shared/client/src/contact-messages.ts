import type { NewContactMessage } from '@puente/contract/forms/contact-message';
import { request } from './http.ts';

/** Sends a visitor's message. Returns its reference; undefined from an older API, which answers without one. */
export const sendContactMessage = async (data: NewContactMessage): Promise<string | undefined> =>
  referenceIn(await request('POST /api/contact-messages', { body: { data } }));

const referenceIn = (answer: { data: { reference: string } } | undefined): string | undefined =>
  answer?.data.reference;
