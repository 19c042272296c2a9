import * as z from 'zod/mini';
import { problemCodes } from '../constants/projects.ts';
import { limits } from '../limits.ts';
import { choice, optionalText } from './fields.ts';

/** Reader's report to staff about a project: 'Hay un problema con este proyecto'. */
export const projectProblem = z.strictObject({
  reason: choice(problemCodes),
  text: optionalText(limits.projectProblem.max),
});

export type ProjectProblem = z.input<typeof projectProblem>;
