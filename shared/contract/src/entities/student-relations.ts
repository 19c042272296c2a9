import * as z from 'zod/mini';
import { populate } from '../query.ts';

/** Relations of a student that can be populated (specification §3), in the spelling of all responses. */
export const studentRelations = [
  'user',
  'student_area',
  'degree',
  'degrees',
  'tfxs',
  'notification',
  'favorites',
  'favorites_tfxes',
  'favourites_resources',
  'follows',
  'opportunities',
] as const;

export type StudentRelation = (typeof studentRelations)[number];

/** Alternative spellings that clients use (§3, §7). */
const otherSpellings: Readonly<Record<string, string>> = {
  favourites: 'favorites',
  favourites_tfxes: 'favorites_tfxes',
  favorites_resources: 'favourites_resources',
};

const inOurSpelling = (name: unknown): unknown =>
  typeof name === 'string' && Object.hasOwn(otherSpellings, name) ? otherSpellings[name] : name;

/** `populate` parameter of a student, in either spelling: `populate=favourites_tfxes,user` or `populate[favourites_tfxes]=true`. */
export const populateStudent = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      const names: unknown = typeof value === 'string' ? value.split(',') : value;
      if (Array.isArray(names)) return names.map(inOurSpelling);
      return typeof names === 'object' && names !== null ? spelledOurWay(names) : names;
    }),
    populate(studentRelations),
  ),
);

/** Renames the fields of a body to our spelling. If both spellings are given, ours wins. The schema below rejects non-objects. */
export function spelledOurWay(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  const entries = Object.entries(fields) as [string, unknown][];
  const isOther = ([name]: [string, unknown]): boolean => Object.hasOwn(otherSpellings, name);
  const others = entries.filter(isOther).map(([name, value]) => [inOurSpelling(name), value] as const);
  return Object.fromEntries([...others, ...entries.filter((entry) => !isOther(entry))]);
}
