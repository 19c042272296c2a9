import { type Fragment, type Mark, type Node } from 'prosemirror-model';

/** Part of a line. A marked part has its delimiter, and its content without. */
interface Piece {
  delimiter: '' | '**' | '*' | '~~';
  content: string;
}

/**
 * Writes a line of Markdown.
 * @param lineBreak `<br>` where Markdown must stay in one line: in headings and cells
 */
export function writeInline(content: Fragment, lineBreak: '\\\n' | '<br>'): string {
  const line = join(pieces(withoutEndingBreaks(content.content), lineBreak));
  return line
    .split('\n')
    .map((part) => escapeStart(part.trim()))
    .join('\n');
}

/** Breaks at the end of a paragraph show nothing, and in Markdown they would be a backslash. */
function withoutEndingBreaks(nodes: readonly Node[]): readonly Node[] {
  return nodes.slice(0, nodes.findLastIndex(isVisible) + 1);
}

function pieces(nodes: readonly Node[], lineBreak: string): Piece[] {
  const found: Piece[] = [];
  for (let start = 0; start < nodes.length;) {
    const { mark, end } = longestMark(nodes, start);
    const run = nodes.slice(start, end);
    found.push(...(mark ? marked(mark, run, lineBreak) : run.map((node) => plain(node, lineBreak))));
    start = end;
  }
  return found;
}

/** Finds the mark that reaches furthest, so that marks are nested and never cross. Code is inside all others. */
function longestMark(nodes: readonly Node[], start: number): { mark: Mark | undefined; end: number } {
  let best: { mark: Mark | undefined; end: number } = { mark: undefined, end: start + 1 };
  for (const mark of nodes[start]?.marks ?? []) {
    if (mark.type.name === 'code') continue;
    let end = start;
    while (end < nodes.length && nodes[end]?.marks.some((other) => other.eq(mark)) === true) end += 1;
    if (best.mark === undefined || end > best.end) best = { mark, end };
  }
  return best;
}

function marked(mark: Mark, run: readonly Node[], lineBreak: string): Piece[] {
  const inner = run.map((node) => node.mark(mark.removeFromSet(node.marks)));
  const first = inner.findIndex(isVisible);
  const last = inner.findLastIndex(isVisible);
  if (first === -1) return inner.map((node) => plain(node, lineBreak));
  // Markdown has no marks that begin or end with a space.
  const [, before = '', content = '', after = ''] =
    /^(\s*)(\S|\S[\s\S]*\S)(\s*)$/.exec(join(pieces(inner.slice(first, last + 1), lineBreak), true)) ?? [];
  const visible: Piece =
    mark.type.name === 'link'
      ? { delimiter: '', content: link(mark, inner, content) }
      : { delimiter: delimiters[mark.type.name] ?? '', content };
  return [
    ...inner.slice(0, first).map((node) => plain(node, lineBreak)),
    { delimiter: '', content: before },
    visible,
    { delimiter: '', content: after },
    ...inner.slice(last + 1).map((node) => plain(node, lineBreak)),
  ];
}

const delimiters: Readonly<Record<string, Piece['delimiter']>> = { strong: '**', em: '*', strike: '~~' };
const isVisible = ({ type, text }: Node): boolean => type.name !== 'hard_break' && text?.trim() !== '';

const isWordEnd = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const reference = (sign: string): string => `&#${sign.codePointAt(0) ?? 0};`;
const lastSign = (text: string): string | undefined => [...text.slice(-2)].at(-1);
const firstSign = (text: string): string | undefined => [...text.slice(0, 2)][0];

/**
 * Joins parts of a line. A delimiter between a letter and a sign (`nota:**texto`) does not count as one: the letter is
 * written as a character reference.
 * @param isMarked the line is inside a mark
 */
function join(parts: readonly Piece[], isMarked = false): string {
  const all = parts.filter(({ content }) => content !== '');
  let line = '';
  let needsGap = false;
  for (const [place, { delimiter, content }] of all.entries()) {
    let own = content;
    if (delimiter === '') {
      const first = firstSign(own);
      if (needsGap && first !== undefined && isWordEnd(first))
        own = reference(first) + own.slice(first.length).replace(/^_/, '\\_');
      // An exclamation mark before a link would make a picture of it.
      if (line.endsWith('!') && own.startsWith('[')) line = `${line.slice(0, -1)}\\!`;
      needsGap = false;
    } else {
      const next = all[place + 1];
      const before = lastSign(line);
      const after = next?.delimiter === '' ? firstSign(next.content) : undefined;
      const isBesideMark = before === '*' || (next !== undefined && next.delimiter !== '');
      const isInWord =
        (isWordEnd(before) && isWordEnd(firstSign(own))) || (isWordEnd(after) && isWordEnd(lastSign(own)));
      // Underscores count only between words, asterisks only away from other asterisks.
      const sign = delimiter === '*' && (isMarked || isBesideMark || !isInWord) ? '_' : delimiter;
      if (before !== undefined && isWordEnd(before) && (sign === '_' || !isWordEnd(firstSign(own))))
        line = line.slice(0, -before.length).replace(/(?<!\\)_$/, '\\_') + reference(before);
      needsGap = sign === '_' || !isWordEnd(lastSign(own));
      own = sign + own + sign;
    }
    line += own;
  }
  return line;
}

function plain(node: Node, lineBreak: string): Piece {
  return { delimiter: '', content: written(node, lineBreak) };
}

function written(node: Node, lineBreak: string): string {
  if (node.type.name === 'hard_break') return lineBreak;
  if (node.type.name === 'image') {
    const { src, alt, title } = node.attrs;
    return `![${escapeAlternative(String(alt))}](${target(String(src), String(title))})`;
  }
  const text = node.text ?? '';
  return node.marks.some(({ type }) => type.name === 'code') ? code(text) : escapeText(text);
}

function link({ attrs }: Mark, inner: readonly Node[], content: string): string {
  const href = String(attrs['href']);
  const title = String(attrs['title']);
  const [only] = inner;
  const words = inner.length === 1 && only?.marks.length === 0 ? (only.text ?? '') : '';
  // An address that is its own text.
  const isBare = title === '' && /^(?:https?:\/\/|mailto:)[^\s<>&\\]+$/.test(href);
  if (isBare && (words === href || `mailto:${words}` === href)) return `<${words}>`;
  return `[${content}](${target(href, title)})`;
}

function target(href: string, title: string): string {
  const escaped = escapeReferences(href).replaceAll('\\', '\\\\');
  const address =
    /[\s()<>]/.test(escaped) || escaped === '' ? `<${escaped.replaceAll(/[<>]/g, '\\$&')}>` : escaped;
  return title === '' ? address : `${address} "${title.replaceAll(/["\\]/g, '\\$&')}"`;
}

function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const gap = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + gap + text + gap + fence;
}

/** Returns the length of the longest run of backticks: a fence must be longer. */
export const longestRun = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));

const escapeReferences = (text: string): string => text.replaceAll(/&(?=#?\w+;)/g, '&amp;');
const escapeAlternative = (text: string): string =>
  escapeReferences(text).replaceAll(/[[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');

/** Escapes what would be a form in Markdown. Addresses stay as they are, since the page makes links of them. */
function escapeText(text: string): string {
  return text
    .split(/((?:https?:\/\/|www\.)[^\s<]+)/i)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : escapeReferences(part.replaceAll(/[\\`*[\]~]|<(?=[a-z/!?])/gi, '\\$&')).replaceAll(
            /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
            '\\_',
          ),
    )
    .join('');
}

/** Escapes the start of a line that would be a heading, a list, a quote, a rule or a table. */
function escapeStart(line: string): string {
  if (/^[-=:|][-=:| ]*$/.test(line)) return `\\${line}`;
  return line.replace(/^(?:#{1,6}|[-+])(?=\s|$)|^>/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
