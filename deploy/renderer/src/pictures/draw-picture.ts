import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import type { BrandFile } from '@puente/contract/brand/brand-file';
import type { AskedPicture, DrawnPicture } from './asked-picture.ts';
import { coloursOf } from './colours.ts';
import { charactersIn, onOneLine, saysAsMuch, without } from './drawable.ts';
import { layout, type PictureLook, pictureSize, titleSizeOf } from './layout.ts';

type Fonts = SatoriOptions['fonts'];

// No picture is drawn twice, and one core is enough for one: the others are for pages.
sharp.cache(false);
sharp.concurrency(1);

/** The first try finds characters that the font lacks; the second finds replacements that it lacks, too. */
const mostTries = 3;

/** Brand and folder of the product's owner. */
export interface PictureOwner {
  brand: Pick<BrandFile, 'name' | 'colours'>;
  /** Folder with logo.svg. */
  folder: string;
}

/** Loads fonts and logo. @returns a function that draws a picture */
export async function pictureMaker({
  brand,
  folder,
}: PictureOwner): Promise<(asked: AskedPicture) => Promise<DrawnPicture>> {
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  const look = { name: brand.name, colours: coloursOf(brand.colours), logo };
  const fonts = (await Promise.all([500, 600, 700].map(fontsOf))).flat();
  return async (asked) => {
    const svg = await svgOf(asked, look, fonts);
    return { png: await sharp(Buffer.from(svg)).png().toBuffer() };
  };
}

async function svgOf(asked: AskedPicture, look: PictureLook, fonts: Fonts): Promise<string> {
  const words = await drawableWords(asked, look, fonts);
  const titleSize = await titleSizeOf(words.title, async (element, width) => {
    const svg = await satori(element, { width, fonts });
    return Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  });
  return satori(layout(words, look, titleSize), { ...pictureSize, fonts });
}

/** Replaces characters that the fonts lack. The brand's name replaces a title of which too little is left. */
async function drawableWords(asked: AskedPicture, look: PictureLook, fonts: Fonts): Promise<AskedPicture> {
  let words = changed(asked, onOneLine);
  for (let tries = 1; tries < mostTries; tries += 1) {
    const missing = new Set<string>();
    await satori(layout(words, look), {
      ...pictureSize,
      fonts,
      loadAdditionalAsset: (_, segment) => {
        for (const character of charactersIn(segment)) missing.add(character);
        return Promise.resolve([]);
      },
    });
    if (missing.size === 0) break;
    words = changed(words, (text) => without(missing, text));
  }
  return saysAsMuch(words.title, asked.title) ? words : { ...words, title: look.name };
}

function changed({ title, kind = '', facts }: AskedPicture, change: (text: string) => string): AskedPicture {
  const changedKind = change(kind);
  return {
    title: change(title),
    ...(changedKind !== '' && { kind: changedKind }),
    facts: facts.map(change).filter((fact) => fact !== ''),
  };
}

/**
 * Fonts of one weight: Latin letters, and the extended ones under another name, since satori would use the first only.
 */
const fontsOf = (weight: number): Promise<Fonts> =>
  Promise.all([fontOf('Figtree', 'latin', weight), fontOf('Figtree further', 'latin-ext', weight)]);

async function fontOf(name: string, subset: string, weight: number): Promise<Fonts[number]> {
  const file = import.meta.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`);
  return { name, weight: weight as 700, style: 'normal', data: await readFile(fileURLToPath(file)) };
}
