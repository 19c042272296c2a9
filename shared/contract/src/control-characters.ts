/** Ends of lines that are not `\n`: those of Word, of pages of a printer and of Unicode. */
const otherLineEnds = /[\v\f\u0085\u2028\u2029]/g;

/** Control characters that browsers render as boxes. NUL is not included, because the schemas refuse it. */
const controls = /[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;

/** Normalises line breaks and removes other control characters, for example from a text pasted from Word. */
export const withoutControls = (text: string): string =>
  text.replaceAll(otherLineEnds, '\n').replaceAll(controls, '');
