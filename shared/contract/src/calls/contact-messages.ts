import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { newContactMessage } from '../forms/contact-message.ts';

/** What visitors write to the people behind the product. */
export const contactMessageCalls = declare({
  /** Kept for `limits.contactMessage.days`, and mailed to the address of the audience. What a machine sends gets the same answer. */
  'POST /api/contact-messages': {
    access: 'anyone',
    own: 'user',
    limit: 'contact',
    body: z.strictObject({ data: newContactMessage }),
    answer: 'nothing',
  },
});
