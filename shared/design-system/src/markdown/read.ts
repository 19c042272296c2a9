import { marked, type Token } from 'marked';

/** Markdown as tokens. They are drawn without HTML in between, so that a page with a text can also be drawn on a server, which has no document. */
export const readMarkdown = (text: string): Token[] => marked.lexer(text, { gfm: true });
