import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { pictureAddress } from '../rich-text/addresses.ts';
import { sanitised } from '../rich-text/index.ts';
import { cleanPaste } from './clean-paste.ts';
import { schema } from './schema.ts';
import { flattenCells } from './tidy-nodes.ts';

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Elements that `RichText` renders and the editor has no part for. */
const unknown = 'u, caption, tfoot, [colspan], [rowspan], :is(td, th) :is(p, ul, ol, blockquote, pre, table)';

/** Reads HTML with the sanitiser of `RichText`. `isComplete` is false when the editor would lose something. */
export function readHtml(html: string): { doc: Node; isComplete: boolean } {
  const nodes = sanitised(html);
  const isKnown =
    nodes.querySelector(unknown) === null &&
    [...nodes.querySelectorAll('img')].every(
      (picture) => pictureAddress(picture.getAttribute('src') ?? '') !== null,
    );
  flattenCells(nodes);
  const doc = parser.parse(nodes);
  return { doc, isComplete: isKnown && withoutSpaces(nodes.textContent) === withoutSpaces(doc.textContent) };
}

/** Writes a document as HTML. Empty paragraphs show nothing on the page, and are left out. */
export function writeHtml(doc: Node): string {
  const holder = document.createElement('div');
  holder.append(serializer.serializeFragment(doc.content));
  for (const part of holder.querySelectorAll(':is(p, h1, h2, h3, h4, h5, h6):empty')) part.remove();
  return holder.innerHTML;
}

/** Reads pasted HTML: only parts that the schema knows remain. */
export function readPaste(html: string): Slice {
  // In an element, so that spaces between blocks are no text.
  const holder = document.createElement('div');
  holder.append(cleanPaste(html));
  return parser.parseSlice(holder);
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
