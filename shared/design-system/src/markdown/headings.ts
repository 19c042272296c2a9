import { marked, type Token, type Tokens } from 'marked';
import { textOfTokens } from './words.ts';

export interface NamedHeading {
  heading: Tokens.Heading;
  /** Id of the heading, for links within the page: `#seccion-las-cuatro-preguntas`. */
  id: string;
  text: string;
  /** Rank in the outline: 1 for the highest level of heading in the text. */
  rank: number;
}

/** Returns the headings of a text, each with a unique id. The prefix prevents clashes with the page's own ids. */
export function headingsIn(tokens: Token[]): NamedHeading[] {
  const found = allHeadingsIn(tokens)
    .map((heading) => ({ heading, text: textOfTokens(heading.tokens).trim() }))
    .filter(({ text }) => text !== '');
  const kinds = depthsOf(found.map(({ heading }) => heading));
  const taken = new Map<string, number>();
  return found.map(({ heading, text }) => {
    const slug = slugOf(text);
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    const id = times === 1 ? `seccion-${slug}` : `seccion-${slug}--${times}`;
    return { heading, id, text, rank: kinds.indexOf(heading.depth) + 1 };
  });
}

/** Maps the depth of headings as written to their level in the page's outline, without gaps, starting at `highest`. */
export function levelsIn(tokens: Token[], highest: number): ReadonlyMap<number, number> {
  return new Map(depthsOf(allHeadingsIn(tokens)).map((depth, rank) => [depth, Math.min(highest + rank, 6)]));
}

function allHeadingsIn(tokens: Token[]): Tokens.Heading[] {
  const found: Tokens.Heading[] = [];
  void marked.walkTokens(tokens, (token) => {
    if (isHeading(token)) found.push(token);
  });
  return found;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

const depthsOf = (headings: readonly Tokens.Heading[]): number[] =>
  [...new Set(headings.map(({ depth }) => depth))].toSorted();

/** Converts a text to a slug: '¿Qué mirar antes?' becomes 'que-mirar-antes'. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .join('-');
