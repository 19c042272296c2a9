import { type Node } from 'prosemirror-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '../markdown/index.ts';
import { openText } from './opened-text.ts';
import { readDocument } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeDocument } from './write-markdown.ts';

/** The text on the page. A line end is a space there, except in code. */
const shown = (text: string): string =>
  renderToStaticMarkup(<Markdown text={text} />)
    .split(/(<pre>[^]*?<\/pre>)/)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll('\n', ' ')))
    .join('');
const rewritten = (text: string): string => writeDocument(readDocument(text).doc);

const { nodes, marks } = schema;
const words = (text: string, ...kinds: ('strong' | 'em')[]) =>
  schema.text(
    text,
    kinds.map((kind) => marks[kind].create()),
  );
const paragraph = (...content: Node[]) => nodes.paragraph.create(null, content);
const written = (...blocks: Node[]) => writeDocument(nodes.doc.create(null, blocks));

describe('everything that Markdown renders', () => {
  test.each([
    ['headings', '# Uno\n\n## Dos #1\n\n###### Seis'],
    ['marks', '**a *b* c** ~~d~~ **_e_** `f` [**g**](https://x.test/a_b)'],
    ['lists', '- uno\n  - dos\n    1. tres\n- cuatro\n\n1. a\n2. b'],
    ['lists of paragraphs', '3. uno\n\n   más\n\n4. dos'],
    ['quotes', '> a\n>\n> - b\n>\n> > c'],
    ['tables', '| Hito | Cuándo |\n| --- | :-: |\n| **a** \\| b | [x](/projects)<br>y |'],
    ['pictures', '![Mapa de [la] ría](/uploads/a.webp "Título") y ![fuera](https://otra.test/a.png)'],
    ['code', '```js\nconst a = `x`;\n\n# b\n```\n\nUsa `` a `b `` y `c`.'],
    ['line breaks', 'uno  \ndos\\\ntres\ncuatro'],
    ['rules', 'a\n\n---\n\nb'],
    ['escapes', '2 \\* 3 \\* 4, \\# no, a_b_c, \\<b> & &amp;copy; \\[y\\](z), 1 \\~ 2'],
    ['starts of lines', '2020\\. fue\n\n\\- menos\n\n\\# no\n\n\\> no\n\na\\\n\\- b\\\n\\==='],
    ['addresses', '<https://x.test/a_b>, https://y.test/~z y <hola@x.test>'],
    ['definitions', '[a][1]\n\n[1]: https://z.test "t"'],
    ['names of signs', '&iexcl;Un salto&nbsp;y &#233;l!'],
    ['underlined headings', 'Uno\n===\n\nDos\n---'],
  ])('%s look the same after they were written again', (_, text) => {
    expect(openText(text, 'markdown').isComplete).toBe(true);
    expect(shown(rewritten(text))).toBe(shown(text));
  });
});

test.each([
  ['tasks', '- [x] uno\n- [ ] dos'],
  ['HTML', 'Un <u>texto</u>.'],
  ['blocks of HTML', '<div>bloque</div>'],
])('a text with %s is not opened, because it would lose them', (_, text) => {
  expect(openText(text, 'markdown').isComplete).toBe(false);
});

test('blocks that nobody changes are written as they were', () => {
  const text = '* uno\n* dos\n\nUn __texto__\nen dos líneas.\n\nFin';
  const { doc, write } = openText(text, 'markdown');
  expect(write(doc)).toBe(text);
  const changed = doc.copy(doc.content.replaceChild(2, paragraph(words('Otro fin'))));
  expect(write(changed)).toBe('* uno\n* dos\n\nUn __texto__\nen dos líneas.\n\nOtro fin');
});

describe('what is typed stays what it is', () => {
  test.each([
    ['- no es una lista', '\\- no es una lista'],
    ['1. tampoco', '1\\. tampoco'],
    ['# ni un título', '\\# ni un título'],
    ['<b>ni HTML</b>', '\\<b>ni HTML\\</b>'],
    ['2 * 3 * 4 y a_b', '2 \\* 3 \\* 4 y a_b'],
    ['&copy; [x](y)', '&amp;copy; \\[x\\](y)'],
    ['C:\\nuevo', 'C:\\\\nuevo'],
    ['https://x.test/a_b*c', 'https://x.test/a_b*c'],
  ])('%s', (typed, expected) => {
    const text = written(paragraph(words(typed)));
    expect(text).toBe(expected);
    expect(readDocument(text).doc.textContent).toBe(typed);
  });

  test('marks that end at a sign or in a space', () => {
    const text = written(
      paragraph(words('nota:', 'strong'), words('texto '), words('a ', 'em'), words('b«'), words('c', 'em')),
    );
    expect(text).toBe('**nota:**&#116;exto _a_ b«_c_');
    expect(shown(text)).toContain('<strong>nota:</strong>texto <em>a</em> b«<em>c</em>');
  });

  test('two lists, one after another', () => {
    const list = (text: string) =>
      nodes.bullet_list.create(null, nodes.list_item.create(null, paragraph(words(text))));
    expect(written(list('a'), list('b'), list('c'))).toBe('- a\n\n* b\n\n- c');
  });

  test('nothing, and empty paragraphs', () => {
    expect(written(paragraph())).toBe('');
    expect(
      written(
        paragraph(words('a')),
        paragraph(),
        paragraph(nodes.hard_break.create()),
        paragraph(words('b')),
      ),
    ).toBe('a\n\nb');
  });
});

/** The letters of a document with their marks, and its blocks. */
function lettersOf(doc: Node): string {
  const found: string[] = [];
  doc.descendants((node) => {
    const names = node.marks.map(({ type }) => type.name).join();
    if (node.isText)
      found.push(...[...(node.text ?? '')].filter((sign) => sign.trim() !== '').map((sign) => sign + names));
    else if (node.isBlock && node.textContent.trim() !== '') found.push(`<${node.type.name}>`);
  });
  return found.join(' ');
}

test('five thousand texts of difficult parts are read as they were written', () => {
  // The same texts in every run: mulberry32.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const parts = [
    'hola',
    '«b»',
    '*',
    '_',
    '[x]',
    '2 * 3',
    '# ',
    '- ',
    '1. ',
    '!',
    '¿q?',
    '<b>',
    '&amp;',
    'a_b',
    '|',
    '\\',
    'n:',
    '>',
    '`',
  ];
  const line = () =>
    Array.from({ length: 1 + random(4) }, () =>
      words(
        (parts[random(parts.length)] ?? '') + (random(2) === 0 ? ' ' : ''),
        ...(random(3) === 0 ? (['strong'] as const) : []),
        ...(random(3) === 0 ? (['em'] as const) : []),
      ),
    );
  const item = () => nodes.list_item.create(null, paragraph(...line()));
  const kinds = [
    () => paragraph(...line()),
    () => nodes.heading.create({ level: 2 }, line()),
    () => nodes.blockquote.create(null, [paragraph(...line()), paragraph(...line())]),
    () => nodes.bullet_list.create({ tight: random(2) === 0 }, [item(), item()]),
    () => nodes.ordered_list.create({ order: 1 + random(12) }, [item(), item()]),
  ];
  const lost: string[] = [];
  for (let round = 0; round < 5000; round += 1) {
    const doc = nodes.doc.create(
      null,
      [0, 1].map(() => (kinds[random(kinds.length)] ?? kinds[0])?.() ?? paragraph()),
    );
    const text = writeDocument(doc);
    if (lettersOf(readDocument(text).doc) !== lettersOf(doc)) lost.push(text);
  }
  expect(lost).toEqual([]);
});
