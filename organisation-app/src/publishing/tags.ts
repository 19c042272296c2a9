import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { fold } from '@puente/contract/text';

interface Added {
  tags: string[];
  /** What could not be added, and why; it stays in the field. */
  rest: string;
  problem: string | null;
}

/** Adds typed or pasted tags, split at commas. A tag equal to another but for accents and case is dropped. */
export function addTags(tags: readonly string[], typed: string): Added {
  const next = [...tags];
  const left: string[] = [];
  let problem: string | null = null;
  for (const tag of typed.split(',').map((part) => part.trim())) {
    if (tag === '' || next.some((known) => fold(known) === fold(tag))) continue;
    if (tag.length > limits.tags.length)
      problem = `${messages.tooLong} Cada etiqueta admite ${limits.tags.length} caracteres.`;
    else if (next.length >= limits.tags.max)
      problem = `Puedes poner ${limits.tags.max} etiquetas como máximo.`;
    else {
      next.push(tag);
      continue;
    }
    left.push(tag);
  }
  return { tags: next, rest: left.join(', '), problem };
}
