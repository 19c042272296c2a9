import { decode } from 'html-entities';
import { isEmailAddress } from '@puente/contract/forms/email';
import { isWebAddress } from '@puente/contract/forms/fields';

/** Elements that a notice may have: the ones of its editor that mail programs and the communication centre both show. */
const elements = [
  ...['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr', 'br'],
  ...['strong', 'em', 's', 'code', 'a'],
] as const;

export type NoticeElement = (typeof elements)[number];

/** A text, or an element with its parts. Only links have an `href`. */
export type NoticePart = string | { element: NoticeElement; href?: string; parts: NoticePart[] };

const blocks: ReadonlySet<NoticeElement> = new Set([
  ...(['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr'] as const),
]);
const empty: ReadonlySet<NoticeElement> = new Set(['hr', 'br'] as const);
/** Elements that the start of another block ends. */
const lines: ReadonlySet<NoticeElement> = new Set(['p', 'h2', 'h3', 'h4'] as const);

const synonyms: Readonly<Record<string, NoticeElement>> = {
  ...{ b: 'strong', i: 'em', del: 's', div: 'p' },
  ...{ h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** Elements whose content is no text for readers. */
const unread: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'head', 'textarea', 'select', 'iframe', 'object', 'noscript', 'template'],
  ...['svg', 'math', 'xmp', 'plaintext', 'noembed', 'noframes'],
]);

const deepest = 20;

type Opened = Exclude<NoticePart, string>;

/**
 * Reads HTML into the parts that a notice may have. Other elements give their text, scripts and styles nothing. The result is a tree, so
 * what is written from it is always closed and escaped.
 */
export function readNoticeParts(source: string): NoticePart[] {
  const root: Opened = { element: 'p', parts: [] };
  const open: Opened[] = [root];
  let skipped: string | null = null;
  for (const piece of source.split(/(<[^<>]*>)/)) {
    const tag = /^<(\/?)([a-z][a-z\d]*)((?:[\s/][^<>]*)?)>$/i.exec(piece);
    const name = tag?.[2]?.toLowerCase() ?? '';
    const isEnd = tag?.[1] === '/';
    if (skipped !== null) {
      if (isEnd && name === skipped) skipped = null;
    } else if (tag === null) {
      if (!/^<[!?]/.test(piece)) addText(open, decode(piece));
    } else if (unread.has(name)) {
      if (!isEnd) skipped = name;
    } else {
      const element = elements.find((known) => known === name) ?? synonyms[name];
      if (element === undefined) continue;
      if (isEnd) closeTo(open, element);
      else begin(open, element, tag[3] ?? '');
    }
  }
  return tidy(root.parts);
}

const topOf = (open: readonly Opened[]): Opened => open.at(-1) as Opened;

function addText(open: readonly Opened[], text: string): void {
  if (text !== '') topOf(open).parts.push(text);
}

function begin(open: Opened[], element: NoticeElement, attributes: string): void {
  if (blocks.has(element)) {
    const line = open.findLastIndex((one, index) => index > 0 && lines.has(one.element));
    if (line > 0) open.length = line;
    if (element === 'li' && topOf(open).element === 'li') open.length--;
  }
  const part: Opened = { element, parts: [] };
  if (element === 'a') {
    const href = addressIn(attributes);
    if (href === null) return;
    part.href = href;
  }
  topOf(open).parts.push(part);
  if (!empty.has(element) && open.length < deepest) open.push(part);
}

/** Ends an element with everything that was left open in it. The end of an element that is not open means nothing. */
function closeTo(open: Opened[], element: NoticeElement): void {
  const place = open.findLastIndex((one, index) => index > 0 && one.element === element);
  if (place > 0) open.length = place;
}

/** Drops elements without anything to read, and puts what lies outside of a block into paragraphs. */
function tidy(parts: readonly NoticePart[]): NoticePart[] {
  const whole: NoticePart[] = [];
  let line: NoticePart[] = [];
  const endLine = () => {
    if (line.some(isRead)) whole.push({ element: 'p', parts: line });
    line = [];
  };
  for (const part of parts) {
    if (typeof part !== 'string' && blocks.has(part.element)) {
      endLine();
      if (isRead(part)) whole.push(...(part.element === 'li' ? tidy(part.parts) : [tidyBlock(part)]));
    } else line.push(part);
  }
  endLine();
  return whole;
}

function tidyBlock(block: Opened): Opened {
  const { element, parts } = block;
  if (element === 'blockquote') return { element, parts: tidy(parts) };
  return element === 'ul' || element === 'ol' ? { element, parts: parts.filter(isRead).map(itemOf) } : block;
}

/** Part of a list as an item, whose text is in paragraphs. */
const itemOf = (part: NoticePart): Opened => ({
  element: 'li',
  parts: tidy(typeof part !== 'string' && part.element === 'li' ? part.parts : [part]),
});

const isRead = (part: NoticePart): boolean =>
  typeof part === 'string' ? part.trim() !== '' : part.element === 'hr' || part.parts.some(isRead);

/** Address of a link that a notice may have: a page of this site, another site over http(s), or a mail address. */
function addressIn(attributes: string): string | null {
  const given = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const href = decode(given?.[1] ?? given?.[2] ?? '').trim();

  if (/[\u0000-\u001f\u007f\\]/.test(href)) return null;
  if (/^\/(?!\/)\S*$/.test(href) || isWebAddress(href)) return href;
  return href.startsWith('mailto:') && isEmailAddress(href.slice('mailto:'.length)) ? href : null;
}
