import * as z from 'zod/mini';
import { alertKindCodes, alertMailCodes, hasMail } from '../constants/alert-kinds.ts';
import { messages } from '../messages.ts';

/** A person's change to one kind of alert. */
export const alertChoiceUpdate = z
  .strictObject({
    kind: z.enum(alertKindCodes),
    here: z.optional(z.boolean()),
    mail: z.optional(z.enum(alertMailCodes)),
  })
  .check(
    z.refine(({ kind, mail }) => mail === undefined || hasMail(kind, mail), {
      path: ['mail'],
      error: messages.unknownChoice,
    }),
  );
