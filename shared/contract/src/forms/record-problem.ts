import * as z from 'zod/mini';
import { problemCodes } from '../constants/projects.ts';
import { limits } from '../limits.ts';
import { choice, optionalText } from './fields.ts';

/** Reader's report to staff about a record: 'Hay un problema con este proyecto'. */
export const recordProblem = z.strictObject({
  reason: choice(problemCodes),
  text: optionalText(limits.recordProblem.max),
});

export type RecordProblem = z.input<typeof recordProblem>;
