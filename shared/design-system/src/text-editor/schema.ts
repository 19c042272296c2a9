import { type DOMOutputSpec, Schema } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
import { tableNodes } from 'prosemirror-tables';
import { destinationOf, pictureAddress } from '../rich-text/addresses.ts';

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** Lists know whether their items are a line each (`tight`) or paragraphs, as Markdown does. */
const tight = { tight: { default: true } };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The parts of a text, the same in both formats: those that `Markdown` and `RichText` render. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }): DOMOutputSpec => [`h${Number(attrs['level'])}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: (): DOMOutputSpec => ['blockquote', 0],
    },
    code_block: {
      attrs: { language: { default: '' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
    bullet_list: {
      ...bulletList,
      attrs: tight,
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
    },
    ordered_list: {
      ...orderedList,
      attrs: { ...tight, order: { default: 1 } },
      content: 'list_item+',
      group: 'block',
    },
    list_item: { ...listItem, content: 'block+', defining: true },
    ...tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: {} }),
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      parseDOM: [
        {
          tag: 'img',
          getAttrs: (element) => {
            const src = pictureAddress(element.getAttribute('src') ?? '');
            return src === null ? false : { src, alt: element.getAttribute('alt') ?? '' };
          },
        },
      ],
      // Pictures of other sites are not loaded, here or on the page: their words are shown.
      toDOM: ({ attrs }): DOMOutputSpec => {
        const src = pictureAddress(textOf(attrs['src']));
        const alt = textOf(attrs['alt']);
        return src === null ? ['span', { 'data-picture': '' }, alt] : ['img', { src, alt }];
      },
    },
  },
  // The order is that of nesting: a link is outside, code is inside.
  marks: {
    link: {
      attrs: { href: {}, title: { default: '' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const destination = destinationOf(element.getAttribute('href') ?? '');
            return destination === null ? false : { href: destination.href };
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => {
        const destination = destinationOf(textOf(attrs['href']));
        return destination === null ? ['span', 0] : ['a', { href: destination.href }, 0];
      },
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: (): DOMOutputSpec => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: (): DOMOutputSpec => ['em', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: (): DOMOutputSpec => ['s', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: (): DOMOutputSpec => ['code', 0] },
  },
});
