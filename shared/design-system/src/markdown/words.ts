import type { MarkedToken, Token } from 'marked';

/** Kinds of token that are rendered. Kinds that a later version of the library adds are ignored. */
const kinds = new Set([
  ...[
    'blockquote',
    'br',
    'checkbox',
    'code',
    'codespan',
    'def',
    'del',
    'em',
    'escape',
    'heading',
    'hr',
    'html',
  ],
  ...['image', 'link', 'list', 'list_item', 'paragraph', 'space', 'strong', 'table', 'text'],
]);

/** A token of the library's own, whose parts are known by its type. */
export const isKnown = (token: Token): token is MarkedToken => kinds.has(token.type);

/** The words of inline tokens, without their form. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map((token) => (isKnown(token) ? wordsIn(token) : '')).join('');
}

function wordsIn(token: MarkedToken): string {
  if (token.type === 'text' || token.type === 'escape') return readable(token.text);
  if (token.type === 'codespan') return token.text;
  if (token.type === 'br') return ' ';
  return 'tokens' in token ? textOfTokens(token.tokens) : '';
}

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ hellip: '…', ndash: '–', mdash: '—', laquo: '«', raquo: '»', euro: '€', middot: '·', copy: '©' },
  ...{ ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', iexcl: '¡', iquest: '¿', ordf: 'ª', ordm: 'º' },
};

/** Decodes character references such as `&amp;` and `&#233;`. React never parses its text as HTML. */
export const readable = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g, (written, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
  });
