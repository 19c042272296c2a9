import * as z from 'zod/mini';
import { populate } from '../query.ts';

/** What can be populated of a student (specification §3), in the spelling that every answer has. */
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

/** How clients also write them (§3, §7). */
const otherSpellings: Readonly<Record<string, string>> = {
  favourites: 'favorites',
  favourites_tfxes: 'favorites_tfxes',
  favorites_resources: 'favourites_resources',
};

const inOurSpelling = (name: unknown): unknown =>
  typeof name === 'string' && Object.hasOwn(otherSpellings, name) ? otherSpellings[name] : name;

/** `populate=favourites_tfxes,user` or `populate[favourites_tfxes]=true`: in either spelling. */
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

/** The fields of a body in our spelling; where both are given, ours counts. What is no object, the schema behind refuses. */
export function spelledOurWay(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  const entries = Object.entries(fields) as [string, unknown][];
  const isOther = ([name]: [string, unknown]): boolean => Object.hasOwn(otherSpellings, name);
  const others = entries.filter(isOther).map(([name, value]) => [inOurSpelling(name), value] as const);
  return Object.fromEntries([...others, ...entries.filter((entry) => !isOther(entry))]);
}
