import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** Name of a form draft: `tfx-create`, `apply-12`. */
export const draftName = z
  .string()
  .check(
    z.minLength(1, messages.required),
    z.maxLength(limits.draft.name, messages.tooLong),
    z.regex(/^[a-z][a-z0-9-]*$/, messages.pattern),
  );

/** Fields of an unfinished form: any JSON that PostgreSQL can store, up to a size. */
export const draftValue = z.record(z.string(), z.unknown()).check(
  z.refine((value) => isStorable(value, limits.draft.depth), messages.pattern),
  // Values that are too deep are not measured, because serialising them could exhaust the stack.
  z.refine(
    (value) => !isStorable(value, limits.draft.depth) || bytesOf(value) <= limits.draft.bytes,
    messages.tooLong,
  ),
);

export const draftForm = z.strictObject({ name: draftName, value: draftValue });

export type DraftForm = z.infer<typeof draftForm>;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Tells whether PostgreSQL can store the value. It rejects NUL and lone surrogates; nesting is limited to `levels`. */
function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isStorable(inner, levels - 1));
}

/** With the `u` flag, `\p{Surrogate}` matches lone surrogates only. */
const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
