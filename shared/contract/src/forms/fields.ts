import * as z from 'zod/mini';
import type { IdKind } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { filledText, line, requiredLine, text } from './line.ts';

/** Fields that several forms have. */

export const requiredText = (min: number, max: number) =>
  filledText(max).check(z.minLength(min, messages.tooShort(min)));

export const requiredTitle = (min: number, max: number) =>
  requiredLine(max).check(z.minLength(min, messages.tooShort(min)));

/** Optional text. A missing field, null and an empty text are equal. */
export const optionalText = (max: number = limits.projectText.max) => z.optional(z.nullable(text(max)));

export const optionalLine = (max: number) => z.optional(z.nullable(line(max)));

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: messages.required });

/** http(s). What people write without a scheme ('ejemplo.org') is https; other schemes are refused. */
export const givenWebAddress = line(limits.address.max).check(
  z.overwrite((value) => (isBareAddress(value) ? `https://${value}` : value)),
  z.refine((value) => value === '' || isWebAddress(value), messages.pattern),
);

/** A web address, or nothing. */
export const webAddress = z.optional(z.nullable(givenWebAddress));

const isBareAddress = (value: string): boolean => /^[^\s/:@.]+(\.[^\s/:@.]+)+(:\d{1,5})?(\/|$)/.test(value);

/** Its host has no '@' and no backslash: with a name in front, an address looks like one of another site. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^\s/.@\\]+(\.[^\s/.@\\]+)+(\/\S*)?$/i.test(value);

/** An existing day, as yyyy-MM-dd, in a plausible century. */
export const day = z.string({ error: messages.required }).check(z.refine(isDay, messages.pattern));

function isDay(value: string): boolean {
  const midnight = new Date(`${value}T00:00:00.000Z`);
  return (
    /^20\d{2}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(value)
  );
}

/** MM/yyyy (§5). */
export const month = z
  .string({ error: messages.required })
  .check(z.regex(/^(0[1-9]|1[0-2])\/20\d{2}$/, messages.pattern));

export const tagList = z
  .array(requiredLine(limits.tags.length))
  .check(z.maxLength(limits.tags.max, messages.tooLong));

/** Names of study areas, at least one. */
export const areaNames = z
  .array(requiredLine(limits.name.max), { error: messages.required })
  .check(z.minLength(1, messages.required), z.maxLength(limits.tags.max, messages.tooLong));

/** A record of this kind, by id. */
export const reference = <Kind extends IdKind>() =>
  z
    .int({ error: messages.required })
    .check(z.positive(messages.required), z.maximum(2_147_483_647, messages.required))
    .brand<Kind, 'inout'>();
