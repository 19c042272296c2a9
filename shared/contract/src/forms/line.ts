import * as z from 'zod/mini';
import { withoutControls } from '../control-characters.ts';
import { messages } from '../messages.ts';
import { hidesSomething, isLegible, withoutUnseen } from '../unseen.ts';

/**
 * A typed text of any number of lines: trimmed, at most `max` characters, without control characters. NUL is refused, which
 * PostgreSQL cannot store.
 */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(withoutControls),
      z.trim(),
      z.maxLength(max, messages.tooLong),
      z.regex(/^[^\0]*$/, messages.pattern),
    );

/** A text that must have at least one visible character. */
export const filledText = (max: number) =>
  text(max).check(z.refine((value) => withoutUnseen(value).trim() !== '', messages.required));

const oneLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, messages.tooLong),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, messages.oneLine),
    z.refine((value) => !hidesSomething(value), messages.unseen),
  );

/**
 * A text of one line, such as a title, which is used in mail subjects, headers and lists. No line breaks or other control characters, no
 * invisible characters. At least one letter or number, unless it is empty.
 */
export const line = (max: number) =>
  oneLine(max).check(z.refine((value) => value === '' || isLegible(value), messages.illegible));

export const requiredLine = (max: number) => line(max).check(z.minLength(1, messages.required));

/** Name or surname of a person, which has a letter of some script. */
export const nameLine = (max: number) =>
  oneLine(max).check(z.refine((value) => value === '' || /\p{L}/u.test(value), messages.noMail));
