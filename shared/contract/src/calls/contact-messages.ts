import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { newContactMessage } from '../forms/contact-message.ts';

/** Messages of visitors to the people behind the product. */
export const contactMessageCalls = declare({
  /** Stores the message for `limits.contactMessage.days` and mails it to the address of its audience. Spam gets the same response. */
  'POST /api/contact-messages': {
    access: 'anyone',
    own: 'user',
    limit: 'contact',
    body: z.strictObject({ data: newContactMessage }),
    answer: 'nothing',
  },
});
