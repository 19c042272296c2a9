/** Splits text into characters as a reader counts them: with accents, or a whole emoji. */
const characters = new Intl.Segmenter('es', { granularity: 'grapheme' });

export const charactersIn = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

/** Puts a text on one line, composed, without invisible characters: marks of direction, joiners, lone surrogates. */
export const onOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{C}\u{FFFD}\u{FE00}-\u{FE0F}]/gu, '')
    .trim();

/**
 * Replaces the characters that the font lacks: by equivalent ones ('𝐇𝐨𝐥𝐚' is 'Hola', 'ﬁ' is 'fi'), by their letter
 * without marks, or by nothing.
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

/** Tells whether the remaining text can be understood: half of its letters and digits, and at least one. */
export const saysAsMuch = (left: string, whole: string): boolean =>
  lettersIn(left) > 0 && lettersIn(left) * 2 >= lettersIn(whole);
