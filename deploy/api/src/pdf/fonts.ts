import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

const require = createRequire(import.meta.url);

const read = (face: '400Regular' | '700Bold'): Promise<Buffer> =>
  readFile(require.resolve(`@expo-google-fonts/noto-sans/${face}/NotoSans_${face}.ttf`));

export interface EmbeddedFonts {
  normal: PDFFont;
  bold: PDFFont;
}

/** Embeds Noto Sans in two weights: Latin, Greek and Cyrillic, with the glyphs that the document uses. */
export async function embedFonts(document: PDFDocument): Promise<EmbeddedFonts> {
  document.registerFontkit(fontkit);
  const [normal, bold] = await Promise.all([read('400Regular'), read('700Bold')]);
  // One after the other: their order is part of the file.
  return {
    normal: await document.embedFont(normal, { subset: true }),
    bold: await document.embedFont(bold, { subset: true }),
  };
}

/** Replaces code points that the font has no glyph for. */
export function legibleIn(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize('NFC')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');
}
