import { sanitisedPaste } from '../rich-text/index.ts';
import { flattenCells, unwrap, wrapContent } from './tidy-nodes.ts';
import { joinWordLists } from './word-lists.ts';

/**
 * Cleans pasted HTML of Word, Google Docs and web pages: its form becomes elements, its styles and empty paragraphs are
 * dropped. The schema drops what remains and is not known.
 */
export function cleanPaste(html: string): DocumentFragment {
  const pasted = sanitisedPaste(html);
  for (const element of [...pasted.querySelectorAll('[data-style]')]) {
    if (isHidden(element)) element.remove();
  }
  joinWordLists(pasted);
  for (const element of [...pasted.querySelectorAll('span, font, b, strong, i, em')]) readStyle(element);
  for (const element of pasted.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (!['href', 'src', 'alt'].includes(name)) element.removeAttribute(name);
  }
  replaceFixedSpaces(pasted);
  flattenCells(pasted);
  dropEmptyBlocks(pasted);
  return pasted;
}

const styleOf = (element: Element): string => element.getAttribute('data-style')?.toLowerCase() ?? '';

const isHidden = (element: Element): boolean =>
  /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/.test(styleOf(element));

/** Turns the style of a piece of text into elements. Google Docs wraps everything in a `<b>` that is not bold. */
function readStyle(element: Element): void {
  const style = styleOf(element);
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  const isBold = weight !== undefined && (weight.startsWith('bold') || Number(weight) >= 600);
  const isItalic = /(?:^|;)\s*font-style\s*:\s*italic/.test(style);
  const isStruck = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/.test(style);
  if (isBold) wrapContent(element, 'strong');
  if (isItalic) wrapContent(element, 'em');
  if (isStruck) wrapContent(element, 's');
  const isPlain = element.matches('b, strong') && weight !== undefined && !isBold;
  if (isPlain || element.matches('span, font')) unwrap(element);
}

/** Word and browsers write spaces that must not break a line where nobody asked for them. */
function replaceFixedSpaces(root: DocumentFragment): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll('\u00A0', ' ') ?? '';
  }
}

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote';

function dropEmptyBlocks(root: DocumentFragment): void {
  // Inner ones first: an item whose only paragraph is empty is empty.
  for (const element of [...root.querySelectorAll(blocks)].toReversed()) {
    if (element.textContent.trim() === '' && element.querySelector('img, hr') === null) element.remove();
  }
  // Google Docs writes a line break between two blocks.
  for (const lineBreak of root.querySelectorAll('br')) {
    const { previousElementSibling: before, nextElementSibling: after } = lineBreak;
    if (before?.matches(blocks) === true || after?.matches(blocks) === true) lineBreak.remove();
  }
}
