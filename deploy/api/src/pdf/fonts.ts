import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import { alignGlyphs } from './aligned-glyphs.ts';

const require = createRequire(import.meta.url);

export interface EmbeddedFonts {
  normal: PDFFont;
  bold: PDFFont;
}

/** Embeds Noto Sans in two weights: Latin, Greek and Cyrillic, with the glyphs that the document uses. */
export async function embedFonts(document: PDFDocument): Promise<EmbeddedFonts> {
  document.registerFontkit({ create: readFont });
  const embed = async (bytes: Promise<Buffer>) => document.embedFont(await bytes, { subset: true });
  const [normal, bold] = await Promise.all([embed(fontFile('400Regular')), embed(fontFile('700Bold'))]);
  return { normal, bold };
}

/** Replaces code points that the font has no glyph for. */
export function legibleIn(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize('NFC')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');
}

const fontFile = async (face: '400Regular' | '700Bold'): Promise<Buffer> =>
  alignGlyphs(await readFile(require.resolve(`@expo-google-fonts/noto-sans/${face}/NotoSans_${face}.ttf`)));

/**
 * Reads a font whose subsets have no `encode`. The PDF library would call that method without its argument, and
 * streams the subset otherwise.
 */
function readFont(bytes: Uint8Array): Font {
  const font = fontkit.create(bytes);
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    return {
      includeGlyph: (glyph) => subset.includeGlyph(glyph),
      encodeStream: () => subset.encodeStream(),
    };
  };
  return font;
}
