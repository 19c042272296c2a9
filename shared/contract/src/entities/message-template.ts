import * as z from 'zod/mini';
import { templateUseCodes } from '../constants/message-templates.ts';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** A message that an organisation keeps for its answers to applications. */
export const messageTemplate = z.object({
  id: ids.messageTemplate,
  name: z.string(),
  /** With its placeholders (message-placeholders.ts). */
  text: z.string(),
  use: z.enum(templateUseCodes),
  updatedAt: moment,
});

export type MessageTemplate = z.infer<typeof messageTemplate>;
