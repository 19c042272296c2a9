import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { searchVocabulary } from '../db/schema.ts';

/** Lowest similarity, of 1: 'augua' and 'agua' have 0.37, 'xylofono' and 'teléfono' 0.2. */
const similar = 0.35;

/**
 * Similarity from which a typo is almost certain: 'infermeria' and 'enfermería' have 0.57, 'mental' and
 * 'medioambiental' 0.36.
 */
const nearlySame = 0.5;

export interface Suggestion {
  words: string;
  /** True when hardly any other word can have been meant. */
  isSure: boolean;
}

/** Shorter words have too few letters to compare. */
const shortest = 4;

/** In a longer text, a single typo does not matter. */
const mostWords = 6;

const slipsIn = prepared('search_slips', (db) =>
  db
    .select({
      position: sql`position`.mapWith(Number),
      meant: sql<string>`meant`,
      likeness: sql`likeness`.mapWith(Number),
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) with ordinality as typed(written, position)
        cross join lateral plain_words(written) as folded
        cross join lateral (
          select ${searchVocabulary.word} as meant, ${searchVocabulary.plain} as known,
            similarity(${searchVocabulary.plain}, folded) as likeness
          from ${searchVocabulary} where ${searchVocabulary.plain} % folded
          order by likeness desc, ${searchVocabulary.times} desc, ${searchVocabulary.plain} limit 1
        ) as nearest`,
    )
    .where(
      sql`length(folded) >= ${sql.raw(String(shortest))} and known <> folded and likeness >= ${sql.raw(String(similar))}`,
    ),
);

/** The vocabulary is rebuilt each hour, so a repeated typo need not be compared again. */
const lifetime = 60_000;
const remember = () => new LRUCache<string, { meant: Suggestion | undefined }>({ max: 1_000, ttl: lifetime });
let remembered = new WeakMap<Database, ReturnType<typeof remember>>();

/** Call it after a change of the vocabulary. */
export function forgetSuggestions(): void {
  remembered = new WeakMap();
}

/**
 * Suggests a correction when a word is unknown but similar to a known one: 'informatca y agua' gives 'informática y
 * agua'. A known word is most similar to itself, so it is never corrected.
 */
export async function suggestionFor(db: Database, text: string): Promise<Suggestion | undefined> {
  const ofDb = remembered.get(db) ?? remember();
  remembered.set(db, ofDb);
  const known = ofDb.get(text);
  if (known) return known.meant;
  const meant = await lookFor(db, text);
  ofDb.set(text, { meant });
  return meant;
}

async function lookFor(db: Database, text: string): Promise<Suggestion | undefined> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length > mostWords || words.every((word) => word.length < shortest)) return undefined;
  const slips = await slipsIn(db).execute({ words });
  if (slips.length === 0) return undefined;
  const meant = new Map(slips.map((slip) => [slip.position, slip.meant]));
  return {
    words: words.map((typed, index) => meant.get(index + 1) ?? typed).join(' '),
    isSure: slips.every(({ likeness }) => likeness >= nearlySame),
  };
}
