import type { MarkedToken, Token, Tokens } from 'marked';
import { type Mark, type Node, type NodeType } from 'prosemirror-model';
import { readMarkdown } from '../markdown/read.ts';
import { isKnown, readable } from '../markdown/words.ts';
import { schema } from './schema.ts';

export interface ReadText {
  doc: Node;
  /** False when the text has something that the editor has no part for, and would lose. */
  isComplete: boolean;
  /** Source of the blocks of the document. A block that nobody changes keeps it, character by character. */
  sources: WeakMap<Node, string>;
}

const { nodes, marks: kinds } = schema;

/** Reads Markdown with the parser of `Markdown`, so that the editor shows what visitors see. */
export function readDocument(text: string): ReadText {
  const found = { unknown: false, definitions: false };
  const sources = new WeakMap<Node, string>();

  const blocks = readMarkdown(text).flatMap((token) => {
    const read = block(token);
    const [only] = read;
    if (read.length === 1 && only !== undefined) sources.set(only, withoutLineEnds(token.raw));
    return read;
  });
  const doc = nodes.doc.create(null, blocks.length === 0 ? nodes.paragraph.create() : blocks);
  // A source may name an address that is defined elsewhere in the text.
  return {
    doc,
    isComplete: !found.unknown,
    sources: found.definitions ? new WeakMap<Node, string>() : sources,
  };

  function incomplete(): [] {
    found.unknown = true;
    return [];
  }

  function allBlocks(tokens: readonly Token[]): Node[] {
    const read = tokens.flatMap((token) => block(token));
    return read.length === 0 ? [nodes.paragraph.create()] : read;
  }

  function block(token: Token): Node[] {
    if (!isKnown(token)) return incomplete();
    switch (token.type) {
      case 'space':
        return [];
      case 'def':
        found.definitions = true;
        return [];
      case 'paragraph':
        return [nodes.paragraph.create(null, inline(token.tokens))];
      case 'text':
        return [nodes.paragraph.create(null, inline(token.tokens ?? [token]))];
      case 'heading':
        return [nodes.heading.create({ level: token.depth }, inline(token.tokens))];
      case 'blockquote':
        return [nodes.blockquote.create(null, allBlocks(token.tokens))];
      case 'code':
        return [
          nodes.code_block.create(
            { language: token.lang ?? '' },
            token.text === '' ? null : schema.text(token.text),
          ),
        ];
      case 'hr':
        return [nodes.horizontal_rule.create()];
      case 'list':
        return [list(token)];
      case 'table':
        return [table(token)];
      // HTML, and parts of lines, which are in no place of a block.
      case 'html':
      case 'checkbox':
      case 'list_item':
      case 'escape':
      case 'strong':
      case 'em':
      case 'del':
      case 'link':
      case 'image':
      case 'codespan':
      case 'br':
        return incomplete();
    }
  }

  function list({ ordered, start, loose, items }: Tokens.List): Node {
    if (items.some(({ task }) => task)) found.unknown = true;
    const content = items.map((item) => nodes.list_item.create(null, allBlocks(item.tokens)));
    const tight = !loose;
    return ordered
      ? nodes.ordered_list.create({ tight, order: start === '' ? 1 : start }, content)
      : nodes.bullet_list.create({ tight }, content);
  }

  function table({ header, rows }: Tokens.Table): Node {
    const row = (kind: NodeType, cells: readonly Tokens.TableCell[]) =>
      nodes.table_row.create(
        null,
        cells.map(({ tokens }) => kind.create(null, inline(tokens))),
      );
    return nodes.table.create(null, [
      row(nodes.table_header, header),
      ...rows.map((cells) => row(nodes.table_cell, cells)),
    ]);
  }

  function inline(tokens: readonly Token[], marks: readonly Mark[] = []): Node[] {
    return tokens.flatMap((token) => (isKnown(token) ? inlineOf(token, marks) : incomplete()));
  }

  function inlineOf(token: MarkedToken, marks: readonly Mark[]): Node[] {
    const inside = (tokens: readonly Token[], mark: Mark) => inline(tokens, mark.addToSet(marks));
    switch (token.type) {
      case 'text':
        return token.tokens ? inline(token.tokens, marks) : words(readable(token.text), marks);
      case 'escape':
        return words(readable(token.text), marks);
      case 'strong':
        return inside(token.tokens, kinds.strong.create());
      case 'em':
        return inside(token.tokens, kinds.em.create());
      case 'del':
        return inside(token.tokens, kinds.strike.create());
      case 'link':
        return inside(
          token.tokens,
          kinds.link.create({ href: readable(token.href), title: token.title ?? '' }),
        );
      case 'codespan':
        return words(token.text, kinds.code.create().addToSet(marks));
      case 'br':
        return [nodes.hard_break.create(null, null, marks)];
      case 'html':
        return /^<br\s*\/?>$/i.test(token.text) ? [nodes.hard_break.create(null, null, marks)] : incomplete();
      case 'image':
        return [
          nodes.image.create(
            { src: readable(token.href), alt: readable(token.text), title: token.title ?? '' },
            null,
            marks,
          ),
        ];
      // Blocks, which no line contains.
      case 'space':
      case 'def':
      case 'paragraph':
      case 'heading':
      case 'blockquote':
      case 'code':
      case 'hr':
      case 'list':
      case 'list_item':
      case 'table':
      case 'checkbox':
        return incomplete();
    }
  }
}

/** Returns the source of a block without the empty lines around it. */
function withoutLineEnds(raw: string): string {
  const lines = raw.split('\n');
  const isFull = (line: string) => line !== '';
  return lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1).join('\n');
}

/** Reads words. A line end inside a paragraph is a space on the page. */
function words(text: string, marks: readonly Mark[]): Node[] {
  const shown = text
    .split('\n')
    .map((line, place) => (place === 0 ? line : line.trimStart()))
    .join(' ');
  return shown === '' ? [] : [schema.text(shown, marks)];
}
