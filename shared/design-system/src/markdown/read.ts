import { marked, type Token } from 'marked';

/** Parses Markdown to tokens. They are rendered without HTML in between, so that a server, which has no document, can render them, too. */
export const readMarkdown = (text: string): Token[] => marked.lexer(text, { gfm: true });
