import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { searchVocabulary } from '../db/schema.ts';

/** Of 1: 'augua' is 0.37 like 'agua', 'xylofono' 0.2 like 'teléfono'. */
const similar = 0.35;

/** Shorter words have too little to be compared by. */
const shortest = 4;

/** A longer text is not a slip in a word. */
const mostWords = 6;

/**
 * What was meant, when a word is not known but nearly like one that is: 'informatca y agua' gives 'informática y agua'. A known
 * word is the nearest to itself.
 */
export async function suggestionFor(db: Database, text: string): Promise<string | undefined> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length > mostWords || words.every((word) => word.length < shortest)) return undefined;
  const { plain, word, times } = searchVocabulary;
  const slips = await db
    .select({ position: sql`position`.mapWith(Number), meant: sql<string>`meant` })
    .from(
      sql`unnest(${sql.param(words)}::text[]) with ordinality as typed(written, position)
        cross join lateral plain_words(written) as folded
        cross join lateral (
          select ${word} as meant, ${plain} as known, similarity(${plain}, folded) as likeness from ${searchVocabulary}
          where ${plain} % folded order by likeness desc, ${times} desc, ${plain} limit 1
        ) as nearest`,
    )
    .where(sql`length(folded) >= ${shortest} and known <> folded and likeness >= ${similar}`);
  if (slips.length === 0) return undefined;
  const meant = new Map(slips.map((slip) => [slip.position, slip.meant]));
  return words.map((typed, index) => meant.get(index + 1) ?? typed).join(' ');
}
