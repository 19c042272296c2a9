import * as z from 'zod/mini';
import { studyTypes } from '../constants/study-types.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { optionalLine } from './fields.ts';
import { nameLine } from './line.ts';

const personName = nameLine(limits.name.max).check(z.minLength(1, messages.required));

/** Author, university and degree of a published work. They stay as at publication, unless staff correct them. */
export const workAuthorship = z.strictObject({
  name: personName,
  surname: personName,
  university: optionalLine(limits.name.max),
  degree: optionalLine(limits.degreeName.max),
  degree_type: z.optional(z.nullable(z.enum(studyTypes))),
});
