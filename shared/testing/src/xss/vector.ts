/** A hostile piece of HTML, with the name of its technique. */
export interface Vector {
  name: string;
  html: string;
}

/** Code that our vectors try to run. It has no quotes, spaces or angle brackets, so it fits anywhere in HTML. */
export const run = '__executed(1)';

/** Origin that our vectors try to load from or send to. */
export const elsewhere = 'https://elsewhere.test';

/** Numbers several vectors of one kind. */
export const vectorsOf = (kind: string, htmls: readonly string[]): Vector[] =>
  htmls.map((html, index) => ({ name: `${kind} ${index + 1}`, html }));
