import { bridge, bridgeSize } from './bridge.ts';
import type { AskedPicture } from './asked-picture.ts';
import type { PictureColours } from './colours.ts';

/** As chats and networks show it large. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What makes it the brand's. */
export interface PictureLook {
  name: string;
  colours: PictureColours;
  /** The sign beside the name: 40 × 28. */
  logo: string;
}

type Style = Readonly<Record<string, string | number>>;

/** An element as satori takes it, which reads those of React. */
export interface Element {
  type: string;
  key: null;
  props: { style?: Style; children?: string | readonly Element[]; [name: string]: unknown };
}

/** Sizes of titles in px, the largest first: up to how many characters, and how many in one word, which would be broken otherwise. */
const titleSizes = [
  { fontSize: 110, most: 18, longestWord: 14 },
  { fontSize: 94, most: 34, longestWord: 18 },
  { fontSize: 78, most: 62, longestWord: 22 },
  { fontSize: 64, most: 84, longestWord: 27 },
  { fontSize: 54, most: 125, longestWord: 32 },
] as const;

/** Lines of the same length; not for a title that is cut, which satori would cut as if it had more lines. */
function titleStyleOf(title: string): Style {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const fitting = titleSizes.find(({ most, longestWord }) => title.length <= most && longest <= longestWord);
  return fitting ? { fontSize: fitting.fontSize, textWrap: 'balance' } : { fontSize: 54 };
}

/** The picture of a page: sign and name, what kind of page it is, its title, facts, and the bridge at its foot. */
export function layout({ title, kind, facts }: AskedPicture, { name, colours, logo }: PictureLook): Element {
  const ground = {
    backgroundColor: colours.paper,
    color: colours.ink,
    fontFamily: 'Figtree, Figtree further',
  };
  return box({ width: '100%', height: '100%', ...ground }, [
    image(bridge(colours), bridgeSize, { position: 'absolute', left: 0, bottom: 0 }),
    column({ width: '100%', height: 440, padding: '44px 72px 0' }, [
      box({ alignItems: 'center' }, [
        image(logo, { width: 60, height: 42 }),
        line({ marginLeft: 16, fontSize: 34, fontWeight: 700, letterSpacing: '-0.015em' }, name),
      ]),
      column({ flexGrow: 1, justifyContent: 'center' }, [
        ...some(kind, { fontSize: 30, fontWeight: 600, color: colours.accent }),
        text(
          {
            fontWeight: 700,
            lineHeight: 1.08,
            letterSpacing: '-0.025em',
            lineClamp: 4,
            overflowWrap: 'anywhere',
            ...titleStyleOf(title),
          },
          title,
        ),
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
