import { LRUCache } from 'lru-cache';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { searchVocabulary } from '../db/schema.ts';

/** Of 1: 'augua' is 0.37 like 'agua', 'xylofono' 0.2 like 'teléfono'. */
const similar = 0.35;

/** So like it that hardly anything else was meant: 'infermeria' is 0.57 like 'enfermería', 'mental' 0.36 like 'medioambiental'. */
const nearlySame = 0.5;

export interface Suggestion {
  words: string;
  /** Hardly anything else can have been meant. */
  isSure: boolean;
}

/** Shorter words have too little to be compared by. */
const shortest = 4;

/** A longer text is not a slip in a word. */
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

/** The words are made anew each hour: who slips as others did need not have them compared again. */
const lifetime = 60_000;
const remember = () => new LRUCache<string, { meant: Suggestion | undefined }>({ max: 1_000, ttl: lifetime });
let remembered = new WeakMap<Database, ReturnType<typeof remember>>();

/** After a change of the words. */
export function forgetSuggestions(): void {
  remembered = new WeakMap();
}

/**
 * What was meant, when a word is not known but nearly like one that is: 'informatca y agua' gives 'informática y agua'. A known
 * word is the nearest to itself.
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
