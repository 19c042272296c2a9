import { marked } from 'marked';
import { readMarkdown } from './read.ts';
import { textOfTokens } from './words.ts';

/** The words of a text without its form, in one line: for search engines and other programs that show text alone. */
export function plainWords(text: string): string {
  const lines: string[] = [];
  void marked.walkTokens(readMarkdown(text), (token) => {
    const isLine = token.type === 'paragraph' || token.type === 'heading' || token.type === 'text';
    // The words of a line are text as well, without parts of their own.
    if (isLine && token.tokens) lines.push(textOfTokens(token.tokens));
  });
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim();
}
