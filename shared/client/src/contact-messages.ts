import type { NewContactMessage } from '@puente/contract/forms/contact-message';
import { request } from './http.ts';

export const sendContactMessage = (data: NewContactMessage) =>
  request('POST /api/contact-messages', { body: { data } });
