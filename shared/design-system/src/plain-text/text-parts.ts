import { type Destination, destinationOf } from '../rich-text/addresses.ts';

/** A piece of a text: words, or an address with the place that it leads to. */
export interface TextPart {
  words: string;
  leadsTo: Destination | null;
}

/** An address as people paste it: it ends at a space, or at a sign that belongs to the text around it. */
const addresses = /https?:\/\/[^\s<>"«»]+/g;
/** Signs at the end of an address that end the sentence. */
const endsSentence = ".,;:!?'…";

/** The words of a text and the addresses in it, in order. What may not be followed stays words. */
export function textPartsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutEnd(found);
    parts.push({ words: text.slice(from, index), leadsTo: null });
    parts.push({ words: address, leadsTo: destinationOf(address) });
    from = index + address.length;
  }
  parts.push({ words: text.slice(from), leadsTo: null });
  return parts.filter(({ words }) => words !== '');
}

/** Removes the punctuation at the end of a sentence, and a closing bracket that was opened before the address. */
function withoutEnd(found: string): string {
  const hasBracket = found.includes('(');
  let end = found.length;
  while (isAfterwards(found.charAt(end - 1), hasBracket)) end -= 1;
  return found.slice(0, end);
}

const isAfterwards = (sign: string, hasBracket: boolean): boolean =>
  sign === ')' ? !hasBracket : sign !== '' && endsSentence.includes(sign);
