import { marked } from 'marked';
import { sanitised } from '../rich-text/sanitise.ts';

/** Markdown as clean nodes. Nothing of it is trusted: HTML written into it is sanitised with the rest. */
export const readMarkdown = (text: string): DocumentFragment =>
  sanitised(marked.parse(text, { async: false, gfm: true }));
