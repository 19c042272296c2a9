import fontkit from '@cantoo/fontkit';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { embedFonts, legibleIn } from './fonts.ts';

const names = ['Łukasz Żółć', 'Iñaki Etxeberría', 'Γιώργος Παπαδόπουλος', 'Юлия Щербакова', 'Nguyễn Thị Ánh'];

/** Glyphs with an outline in each font of a PDF. */
const outlinesIn = async (pdf: Uint8Array): Promise<number[]> =>
  (await PDFDocument.load(pdf)).context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const bytes = decodePDFRawStream(object).decode();
    if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'true') return [];
    const font = fontkit.create(bytes);
    if (!('numGlyphs' in font)) return [];
    return [
      Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id)).filter(
        (glyph) => glyph !== null && glyph.path.toSVG() !== '',
      ).length,
    ];
  });

describe('fonts of PDFs', () => {
  it('write Latin, Greek and Cyrillic names, in normal and bold', async () => {
    const document = await PDFDocument.create();
    const { normal, bold } = await embedFonts(document);
    const page = document.addPage();
    for (const font of [normal, bold]) {
      for (const name of names) {
        expect(legibleIn(font, name)).toBe(name);
        page.drawText(name, { font, size: 12 });
      }
    }
    const pdf = await document.save();
    expect(pdf.length).toBeLessThan(100_000);
    const letters = new Set(names.join('').replaceAll(' ', '')).size;
    const outlines = await outlinesIn(pdf);
    expect(outlines).toHaveLength(2);
    expect(Math.min(...outlines)).toBeGreaterThan(letters);
  });

  it('replace what they have no glyph for', async () => {
    const { normal } = await embedFonts(await PDFDocument.create());
    expect(legibleIn(normal, 'mapa 🗺 de Łódź')).toBe('mapa ? de Łódź');
    expect(legibleIn(normal, 'Zo\u0301\u0142c\u0301')).toBe('Zółć');
  });
});
