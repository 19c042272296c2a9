import { browserScript } from './browser-script.ts';
import { sourceHash } from './source-hash.ts';

interface InlineScript {
  content: string;
  /** Hash with which the policy of a page admits it. */
  hash: string;
}

/**
 * Turns a source file into a script for the HTML, at its first use. Every page contains it, so comments and indentation
 * are removed. Comments stand on lines of their own.
 */
export function inlineScript(path: string): () => InlineScript {
  let known: InlineScript | undefined;
  return () => {
    if (known) return known;
    const content = withoutComments(browserScript(path));
    return (known = { content, hash: sourceHash(content) });
  };
}

const withoutComments = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*)/.test(line))
    .join('\n')
    .replace(/ {2,}/g, ' ');
