/** A piece of HTML that wants to do something, by the name of how it tries. */
export interface Vector {
  name: string;
  html: string;
}

/** What our vectors want to run. Without quotes, spaces or brackets of HTML, so that it can stand anywhere. */
export const run = '__executed(1)';

/** Where our vectors want to get something from, or to send something to. */
export const elsewhere = 'https://elsewhere.test';

/** Several vectors of one kind, numbered. */
export const vectorsOf = (kind: string, htmls: readonly string[]): Vector[] =>
  htmls.map((html, index) => ({ name: `${kind} ${index + 1}`, html }));
