import * as z from 'zod/mini';
import { messageProblemCodes } from '../constants/chats.ts';
import { problemCodes } from '../constants/projects.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { choice, optionalText } from './fields.ts';

/** Reader's report to staff about a record: 'Hay un problema con este proyecto'. */
export const recordProblem = z.strictObject({
  reason: choice(problemCodes),
  text: optionalText(limits.recordProblem.max),
});

/** Participant's report to staff about a message of a conversation. */
export const messageProblem = z.strictObject({
  message: ids.chatMessage,
  reason: choice(messageProblemCodes),
  text: recordProblem.shape.text,
});

export type RecordProblem = z.input<typeof recordProblem>;
export type MessageProblem = z.input<typeof messageProblem>;
