/** One character as a reader counts them: with its accents, or all of an emoji. */
const characters = new Intl.Segmenter('es', { granularity: 'grapheme' });

export const charactersIn = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

/** On one line, composed, without what has no shape: marks of direction, joiners, halves of characters. */
export const onOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{C}\u{FFFD}\u{FE00}-\u{FE0F}]/gu, '')
    .trim();

/**
 * A text without the characters that the font does not have: in their place those that mean the same ('𝐇𝐨𝐥𝐚' is 'Hola', 'ﬁ' is
 * 'fi'), their letter without marks, or nothing.
 */
export function without(missing: ReadonlySet<string>, text: string): string {
  const kept = charactersIn(text).map((character) =>
    missing.has(character) ? plainOf(character) : character,
  );
  return onOneLine(kept.join(''));
}

function plainOf(character: string): string {
  const plain = character.normalize('NFKC');
  if (plain !== character) return plain;
  const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare === character ? '' : bare;
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether what is left of a text can be understood: half of its letters and digits, and at least one. */
export const saysAsMuch = (left: string, whole: string): boolean =>
  lettersIn(left) > 0 && lettersIn(left) * 2 >= lettersIn(whole);
