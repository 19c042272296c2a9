/** Values that stand for a placeholder of a message: of the person who reads it, and of the project that it is about. */
export interface PlaceholderValues {
  nombre: string;
  proyecto: string;
}

/** Placeholders that a message of an organisation may have, as they are written. */
export const placeholders = ['nombre', 'proyecto'] as const satisfies readonly (keyof PlaceholderValues)[];

/** One or a few words in braces on one line; other braces are text. */
const pattern = /\{[ \t]*([\p{L}\p{N}_][\p{L}\p{N}_ -]{0,39}?)[ \t]*\}/gu;

const known = (written: string): keyof PlaceholderValues | undefined =>
  placeholders.find((name) => name === written.toLowerCase());

/** The reason why a text cannot be sent; undefined when something is known to stand for each of its placeholders. */
export function placeholderProblem(text: string): string | undefined {
  const unknown = [...text.matchAll(pattern)].find(([, written = '']) => known(written) === undefined);
  return unknown && `No sabemos qué poner en «{${unknown[1]}}». Puedes usar {nombre} y {proyecto}.`;
}

export const hasPlaceholders = (text: string): boolean =>
  [...text.matchAll(pattern)].some(([, written = '']) => known(written) !== undefined);

/**
 * Fills in a message for one person. Braces of a value become parentheses: a title such as 'Datos {TFG}' must not be taken for
 * a placeholder when the filled text is read again.
 */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replace(pattern, (all, written: string) => {
    const name = known(written);
    return name === undefined ? all : values[name].replaceAll('{', '(').replaceAll('}', ')');
  });
