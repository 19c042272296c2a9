import { type Node } from 'prosemirror-model';
import { longestRun, writeInline } from './write-inline.ts';

/**
 * Writes a document as Markdown.
 * @param sources blocks that are written as they were read
 */
export function writeDocument(doc: Node, sources?: WeakMap<Node, string>): string {
  return writeBlocks(doc.children, sources).join('\n\n');
}

/** Writes blocks that show something. Markdown has no empty paragraphs. */
function writeBlocks(nodes: readonly Node[], sources?: WeakMap<Node, string>): string[] {
  const written: string[] = [];
  let before: Node | undefined;
  let markedBy = false;
  for (const node of nodes) {
    // Two lists of the same kind would be one list: they differ in their signs.
    const isNext: boolean = before !== undefined && before.type === node.type && isList(node);
    const other: boolean = isNext && !markedBy;
    const text = (isNext ? undefined : sources?.get(node)) ?? writeBlock(node, other);
    if (text === '') continue;
    written.push(text);
    markedBy = other;
    before = node;
  }
  return written;
}

const isList = ({ type }: Node): boolean => type.name === 'bullet_list' || type.name === 'ordered_list';

function writeBlock(node: Node, other: boolean): string {
  switch (node.type.name) {
    case 'paragraph':
      return writeInline(node.content, '\\\n');
    case 'heading': {
      const words = writeInline(node.content, '<br>');
      // Number signs at the end of a heading would close it.
      const closing = /(?<=\s)#+$/.exec(words)?.index ?? words.length;
      return (
        words &&
        `${'#'.repeat(Number(node.attrs['level']))} ${words.slice(0, closing)}${closing < words.length ? '\\' : ''}${words.slice(closing)}`
      );
    }
    case 'blockquote':
      return writeBlocks(node.children).join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
    case 'code_block': {
      const fence = '`'.repeat(Math.max(3, longestRun(node.textContent) + 1));
      return `${fence}${String(node.attrs['language'])}\n${node.textContent}\n${fence}`;
    }
    case 'horizontal_rule':
      return '---';
    case 'bullet_list':
      return writeList(node, () => (other ? '*' : '-'));
    case 'ordered_list':
      return writeList(node, (place) => `${Number(node.attrs['order']) + place}${other ? ')' : '.'}`);
    case 'table':
      return writeTable(node);
    default:
      return '';
  }
}

function writeList(list: Node, signOf: (place: number) => string): string {
  const tight = list.attrs['tight'] === true && list.children.every(isTight);
  return list.children
    .map((item, place) => {
      const sign = signOf(place);
      const indent = ' '.repeat(sign.length + 1);
      const text = writeBlocks(item.children).join(tight ? '\n' : '\n\n');
      return `${sign} ${text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`.trimEnd();
    })
    .join(tight ? '\n' : '\n\n');
}

/** Tells whether an item needs no empty lines: a line, and a list below it that may follow a line at once. */
const isTight = ({ children: [first, second, ...rest] }: Node): boolean =>
  first?.type.name === 'paragraph' &&
  rest.length === 0 &&
  (second === undefined || (isList(second) && (second.attrs['order'] ?? 1) === 1));

function writeTable(table: Node): string {
  const rows = table.children.map((row) =>
    row.children.map((cell) => writeInline(cell.content, '<br>').replaceAll('|', '\\|')),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const [header = [], ...body] = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  return [header, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
