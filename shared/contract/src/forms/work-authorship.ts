import * as z from 'zod/mini';
import { studyTypes } from '../constants/study-types.ts';
import type { Work } from '../entities/work.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { optionalLine } from './fields.ts';
import { line, nameLine } from './line.ts';

const personName = nameLine(limits.name.max).check(z.minLength(1, messages.required));

/** Author, university and degree of a published work. They stay as at publication, unless staff correct them. */
export const workAuthorship = z.strictObject({
  name: personName,
  surname: personName,
  university: optionalLine(limits.name.max),
  degree: optionalLine(limits.degreeName.max),
  degree_type: z.optional(z.nullable(z.enum(studyTypes))),
});

/** Form of an authorship. What nobody knows is an empty text. */
export const authorshipForm = z.object({
  name: personName,
  surname: personName,
  university: line(limits.name.max),
  degree: line(limits.degreeName.max),
  degree_type: z.enum(['', ...studyTypes]),
});

export type AuthorshipAnswers = z.input<typeof authorshipForm>;

/** Answers of the form from a work. */
export const authorshipAnswers = ({ student }: Work): AuthorshipAnswers => ({
  name: student?.name ?? '',
  surname: student?.surname ?? '',
  university: student?.university ?? '',
  degree: student?.degree ?? '',
  degree_type: studyTypes.find((type) => type === student?.degree_type) ?? '',
});

/** Fields of the call from answers. */
export const authorshipFields = ({ degree_type, ...same }: AuthorshipAnswers) => ({
  ...same,
  degree_type: degree_type === '' ? null : degree_type,
});
