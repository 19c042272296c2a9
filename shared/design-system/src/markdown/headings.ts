import { marked, type Token, type Tokens } from 'marked';
import { wordsOf } from './words.ts';

export interface NamedHeading {
  heading: Tokens.Heading;
  /** What an address in the page names it by: `#seccion-las-cuatro-preguntas`. */
  id: string;
  text: string;
  /** Its place in the outline: 1 for the highest kind of heading that the text has. */
  rank: number;
}

/**
 * The headings of a text, each with an id of its own. The beginning keeps the ids apart from those of the page: what a text calls
 * itself must not become another element's name.
 */
export function headingsIn(tokens: Token[]): NamedHeading[] {
  const found = allHeadingsIn(tokens)
    .map((heading) => ({ heading, text: wordsOf(heading.tokens).trim() }))
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

/** Headings as an outline under the page's own, whose levels have no gaps: the highest first. By the depth as written. */
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

/** '¿Qué mirar antes?' -> 'que-mirar-antes'. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .join('-');
