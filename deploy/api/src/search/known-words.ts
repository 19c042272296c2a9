import { AsyncLocalStorage } from 'node:async_hooks';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { searchSynonyms, universities } from '../db/schema.ts';
import { type Part, partsWith, phrase, type SynonymGroup } from './parts.ts';
import { type Meaning, type Reading, understandingOf } from './understanding.ts';

/**
 * Milliseconds after which the words are read again, since another process may have changed them. The old ones serve
 * during the read.
 */
const lifetime = 60_000;

interface OfUniversity {
  university?: { $in: string[] };
}

interface KnownWords {
  groups: readonly SynonymGroup[];
  partsOf: (text: string) => Part[];
  understandUniversities: (text: string) => Reading<OfUniversity>;
}

/** Synonyms and names in memory, so that a list's conditions are compiled without a query. */
let known: (KnownWords & { readAt: number; db: Database }) | undefined;

const unread: KnownWords = {
  groups: [],
  partsOf: partsWith([]),
  understandUniversities: understandingOf([]),
};

/** Call it before the first search, and after each change by this process. */
export async function readKnownWords(db: Database): Promise<void> {
  const [groups, named] = await Promise.all([
    db.select({ terms: searchSynonyms.terms }).from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
    db
      .select({ name: universities.name, shortNames: universities.shortNames })
      .from(universities)
      .where(eq(universities.validated, true))
      .orderBy(asc(universities.id)),
  ]);
  const termsOf = groups.map(({ terms }) => terms);
  known = {
    groups: termsOf,
    partsOf: partsWith(termsOf),
    understandUniversities: understandingOf(named.map(universityMeaning)),
    readAt: performance.now(),
    db,
  };
}

const universityMeaning = ({
  name,
  shortNames,
}: {
  name: string;
  shortNames: string[];
}): Meaning<OfUniversity> => ({
  phrases: [name, ...shortNames].map(phrase),
  label: name,
  filters: { university: { $in: [name] } },
});

function knownWords(): KnownWords {
  if (known && performance.now() - known.readAt > lifetime) {
    known.readAt = performance.now();
    // A database that does not answer says so to the search itself.
    readKnownWords(known.db).catch(() => undefined);
  }
  return known ?? unread;
}

const tried = new AsyncLocalStorage<KnownWords['partsOf']>();

/** Runs searches as if a further group of synonyms existed. */
export const withSynonyms = <Result>(group: SynonymGroup, work: () => Promise<Result>): Promise<Result> =>
  tried.run(partsWith([...knownWords().groups, group]), work);

/** The words and phrases of a search text, each with its synonyms. */
export const partsOf = (text: string): Part[] => (tried.getStore() ?? knownWords().partsOf)(text);

/** Finds universities that a search names, including by their short names. */
export const understandUniversities = (text: string): Reading<OfUniversity> =>
  knownWords().understandUniversities(text);
