import * as z from 'zod/mini';
import { templateUseCodes } from '../constants/message-templates.ts';
import { limits } from '../limits.ts';
import { filledAnswerMessage } from './answer-message.ts';
import { choice } from './fields.ts';
import { requiredLine } from './line.ts';

/** A message that an organisation keeps. */
export const newMessageTemplate = z.strictObject({
  name: requiredLine(limits.messageTemplate.name),
  text: filledAnswerMessage,
  use: choice(templateUseCodes),
});

export const messageTemplateChanges = z.partial(newMessageTemplate);

export type NewMessageTemplate = z.infer<typeof newMessageTemplate>;
export type MessageTemplateChanges = z.infer<typeof messageTemplateChanges>;
