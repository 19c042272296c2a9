import type { AskedPicture } from './asked-picture.ts';
import { bridge, bridgeSize } from './bridge.ts';
import type { PictureColours } from './colours.ts';

/** Size at which chats and networks show a large preview. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Brand of the picture. */
export interface PictureLook {
  name: string;
  colours: PictureColours;
  /** Logo next to the name: 40 × 28. */
  logo: string;
}

type Style = Readonly<Record<string, string | number>>;

/** An element for satori, which accepts React's format. */
export interface Element {
  type: string;
  key: null;
  props: { style?: Style; children?: string | readonly Element[]; [name: string]: unknown };
}

/** The second font has the letters that Spanish does not need. */
const fontFamily = 'Figtree, Figtree further';
const margin = 72;
/** Width of a line of the title in px, and line height relative to the font size. */
const titleWidth = pictureSize.width - 2 * margin;
const titleLeading = 1.08;

/** Font size of a title in px, and whether its lines are balanced to the same length. */
export interface TitleSize {
  fontSize: number;
  isBalanced: boolean;
}

/**
 * Sizes of titles in px, the largest first. Each has its number of lines, the most characters that are worth a try, and
 * the longest word, since a longer one would be broken.
 */
const titleSizes = [
  { fontSize: 110, lines: 1, most: 24, longestWord: 14 },
  { fontSize: 94, lines: 2, most: 54, longestWord: 18 },
  { fontSize: 78, lines: 3, most: 96, longestWord: 22 },
  { fontSize: 64, lines: 3, most: 118, longestWord: 27 },
  { fontSize: 54, lines: 4, most: 190, longestWord: 32 },
] as const;

/** Size of a title that is cut: satori would balance it as if it had more lines. */
const cutTitle: TitleSize = { fontSize: 54, isBalanced: false };

/**
 * Returns the largest size at which a title fits.
 * @param heightOf height of an element in a column of this width, both in px
 */
export async function titleSizeOf(
  title: string,
  heightOf: (element: Element, width: number) => Promise<number>,
): Promise<TitleSize> {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  for (const { fontSize, lines, most, longestWord } of titleSizes) {
    if (title.length > most || longest > longestWord) continue;
    const size = { fontSize, isBalanced: true };
    const room = (lines + 0.5) * fontSize * titleLeading;
    if ((await heightOf(titleOf(title, size), titleWidth)) < room) return size;
  }
  return cutTitle;
}

const titleOf = (title: string, { fontSize, isBalanced }: TitleSize): Element =>
  text(
    {
      width: titleWidth,
      fontSize,
      fontFamily,
      fontWeight: 700,
      lineHeight: titleLeading,
      letterSpacing: '-0.025em',
      overflowWrap: 'anywhere',
      ...(isBalanced ? { textWrap: 'balance' } : { lineClamp: 4 }),
    },
    title,
  );

/** The picture of a page: logo and name, kind of page, title, facts, and the bridge at its foot. */
export function layout(
  { title, kind, facts }: AskedPicture,
  { name, colours, logo }: PictureLook,
  titleSize: TitleSize = cutTitle,
): Element {
  const ground = {
    backgroundColor: colours.paper,
    color: colours.ink,
    fontFamily,
  };
  return box({ width: '100%', height: '100%', ...ground }, [
    image(bridge(colours), bridgeSize, { position: 'absolute', left: 0, bottom: 0 }),
    column({ width: '100%', height: 440, padding: `44px ${margin}px 0` }, [
      box({ alignItems: 'center' }, [
        image(logo, { width: 60, height: 42 }),
        line({ marginLeft: 16, fontSize: 34, fontWeight: 700, letterSpacing: '-0.015em' }, name),
      ]),
      column({ flexGrow: 1, justifyContent: 'center' }, [
        ...some(kind, { fontSize: 30, fontWeight: 600, color: colours.accent }),
        titleOf(title, titleSize),
        ...some(facts.join(' · '), {
          marginTop: 14,
          fontSize: 28,
          fontWeight: 500,
          color: colours['ink-muted'],
        }),
      ]),
    ]),
  ]);
}

const box = (style: Style, children: readonly Element[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const column = (style: Style, children: readonly Element[]): Element =>
  box({ flexDirection: 'column', ...style }, children);

const text = (style: Style, children: string): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'block', ...style }, children },
});

const line = (style: Style, children: string): Element =>
  text({ lineHeight: 1.3, lineClamp: 1, ...style }, children);

const some = (words: string | undefined, style: Style): Element[] => (words ? [line(style, words)] : []);

const image = (
  svg: string,
  { width, height }: { width: number; height: number },
  style: Style = {},
): Element => ({
  type: 'img',
  key: null,
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style: { width, height, ...style },
  },
});
