import { type Node } from 'prosemirror-model';
import { readHtml, writeHtml } from './html-document.ts';
import { readDocument } from './read-markdown.ts';
import { schema } from './schema.ts';
import { type TextFormat } from './text-editor-props.ts';
import { writeDocument } from './write-markdown.ts';

/** A text that is being edited. */
export interface OpenedText {
  doc: Node;
  /** False for a text that would lose something: it is edited as it is written. */
  isComplete: boolean;
  write: (doc: Node) => string;
}

/** Opens a text, and tells whether writing it again would keep all of it. */
export function openText(text: string, format: TextFormat): OpenedText {
  if (format === 'html') {
    const { doc, isComplete } = readHtml(text);
    return { doc: withEnd(doc), isComplete, write: writeHtml };
  }
  const { doc, isComplete, sources } = readDocument(text);
  return {
    doc: withEnd(doc),
    isComplete: isComplete && readDocument(writeDocument(doc)).doc.eq(doc),
    write: (changed) => writeDocument(changed, sources),
  };
}

/** Adds a paragraph at the end where the cursor could not get behind the last block. Writing drops it while it is empty. */
function withEnd(doc: Node): Node {
  const last = doc.lastChild?.type;
  const isOpen = last === schema.nodes.paragraph || last === schema.nodes.heading;
  return isOpen ? doc : doc.copy(doc.content.addToEnd(schema.nodes.paragraph.create()));
}
