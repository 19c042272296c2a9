const joiningWords = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'y',
  'e',
  'i',
  'en',
  'para',
  'por',
  'a',
]);
const tints = 4;

/** Returns the initials of the first two significant words: 'FM' for 'Fundación de la Mar'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–/]+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const telling = words.filter((word) => !joiningWords.has(word.toLocaleLowerCase('es')));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('es') ?? '')
    .join('');
}

/** Returns a tint from 1 to 4, which is always the same for a name. */
export function tintOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) % tints) + 1;
}
