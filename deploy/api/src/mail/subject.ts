declare const made: unique symbol;

/** Subject of a mail, short enough for a phone. Only the functions below create it. */
export type Subject = string & { readonly [made]: true };

export const longestSubject = 60;

/**
 * subjectLine`Nueva solicitud: ${title}`: shortens the longest names until the line fits. The body of the mail has them
 * in full.
 */
export function subjectLine(texts: TemplateStringsArray, ...names: readonly (string | number)[]): Subject {
  const given = names.map(String);
  const room = longestSubject - lengthOf(texts.join(''));
  let longest = Math.max(0, ...given.map(lengthOf));
  const taken = () => given.reduce((sum, name) => sum + Math.min(lengthOf(name), longest), 0);
  while (longest > 1 && taken() > room) longest--;
  return texts.map((text, index) => text + shortened(given[index] ?? '', longest)).join('') as Subject;
}

/** Creates a subject from a function of one name. */
export const subjectOf = (says: (name: string) => string, name: string): Subject =>
  says(shortened(name, longestSubject - lengthOf(says('')))) as Subject;

/** Cuts at a word, or within a very long word. */
function shortened(name: string, length: number): string {
  const letters = Array.from(name);
  if (letters.length <= length) return name;
  const cut = letters.slice(0, length - 1).join('');
  const word = letters[length - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(word > cut.length / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.(«–-]{1,3}$/u, '')}…`;
}

const lengthOf = (text: string): number => Array.from(text).length;
