import { newSearchSynonym } from '@puente/contract/forms/search-synonym';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { fold } from '@puente/contract/text';

/** Terms of a text with commas or lines, each once. */
export function termsOf(...texts: readonly string[]): string[] {
  const terms = texts.flatMap((text) => text.split(/[,;\n]/)).map((term) => term.trim().replace(/\s+/g, ' '));
  const known = new Set<string>();
  return terms.filter((term) => {
    const isNew = term !== '' && !known.has(fold(term));
    known.add(fold(term));
    return isNew;
  });
}

/** Message for terms that cannot form a group; null for a group that can be saved. */
export function problemOf(terms: readonly string[]): string | null {
  if (terms.length < 2) return 'Escribe al menos otro término que signifique lo mismo.';
  const long = terms.find((term) => term.length > limits.synonyms.length);
  if (long !== undefined) return `«${long}» tiene más de ${limits.synonyms.length} caracteres.`;
  if (terms.length > limits.synonyms.max) return `Como mucho, ${limits.synonyms.max} términos.`;
  return newSearchSynonym.safeParse({ terms }).success ? null : messages.pattern;
}
