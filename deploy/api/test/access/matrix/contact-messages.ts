import type { contactMessageCalls } from '@puente/contract/calls/contact-messages';
import { type AccessOf, ok } from './cells.ts';

export const contactMessageAccess = {
  'POST /api/contact-messages': { everyone: ok },
} satisfies AccessOf<typeof contactMessageCalls>;
