import { PageSizes, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { brand } from '@puente/contract/brand';
import { writeCertificateCode } from '@puente/contract/certificate-code';
import { competencesInWords, confirmedInWords } from '@puente/contract/certificate-words';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayInWords } from '@puente/contract/day-in-words';
import { embedFonts } from '../pdf/fonts.ts';
import { newDocument } from '../pdf/new-document.ts';
import { rowsOf } from '../pdf/rows.ts';
import type { CertificateRow } from './facts.ts';

const margin = 64;
// Ink, muted ink and accent of the design system's light colours.
const ink = rgb(0.094, 0.137, 0.122);
const muted = rgb(0.325, 0.369, 0.345);
const accent = rgb(0.043, 0.353, 0.29);
const codeSide = 96;

/**
 * Renders a certificate on one landscape page, with its code and a QR code of its public page.
 * @param address public page of the certificate
 */
export async function certificatePdf(
  certificate: CertificateRow & { holder: string },
  address: string,
): Promise<Uint8Array> {
  const document = await newDocument(`Certificado de ${certificate.holder}`, certificate.issuedAt);
  const { normal, bold } = await embedFonts(document);
  const [short, long] = PageSizes.A4;
  const page = document.addPage([long, short]);
  page.drawRectangle({ x: 0, y: 0, width: 12, height: short, color: accent });

  const below = top(page, { normal, bold });
  const column = { page, x: margin, width: long - 2 * margin };
  let y = below - 44;
  y = write(column, certificate.holder, { font: bold, size: 28, y, color: ink });
  for (const text of sentencesOf(certificate)) {
    y = write(column, text, { font: normal, size: 14, y: y - 8, color: ink });
  }
  bottom(page, { normal, bold }, certificate, address);
  return document.save();
}

interface Fonts {
  normal: PDFFont;
  bold: PDFFont;
}

/** Draws name and heading. Returns the height at which the rest begins. */
function top(page: PDFPage, { normal, bold }: Fonts): number {
  const y = page.getHeight() - margin;
  page.drawText(brand.name, { x: margin, y: y - 12, size: 14, font: bold, color: accent });
  page.drawText('Certificado de colaboración', {
    x: margin,
    y: y - 42,
    size: 16,
    font: normal,
    color: muted,
  });
  return y - 42;
}

function sentencesOf({
  organizationName,
  title,
  begins,
  ends,
  minutes,
  competences,
}: CertificateRow): string[] {
  return [
    `ha terminado una colaboración con ${organizationName} en el proyecto «${title}», del ${dayInWords(begins)} al ${dayInWords(ends)}.`,
    minutes > 0
      ? `La organización ha confirmado ${confirmedInWords(minutes)} de trabajo.`
      : 'La organización no ha confirmado horas de trabajo.',
    ...(competences.length > 0
      ? [`Competencias que la organización ha visto en su trabajo: ${competencesInWords(competences)}.`]
      : []),
  ];
}

/** Draws how a certificate is checked: its code, its page and a QR code of the page. */
function bottom(
  page: PDFPage,
  { normal, bold }: Fonts,
  { code, issuedAt }: CertificateRow,
  address: string,
): void {
  const { data, size } = encode(address, { border: 0 });
  const side = codeSide / size;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        page.drawRectangle({
          x: margin + x * side,
          y: margin + codeSide - (y + 1) * side,
          width: side,
          height: side,
          color: rgb(0, 0, 0),
        });
  const column = { page, x: margin + codeSide + 20, width: page.getWidth() - 2 * margin - codeSide - 20 };
  let y = margin + codeSide;
  y = write(column, `Código ${writeCertificateCode(code)}`, { font: bold, size: 12, y, color: ink });
  for (const text of [
    `Emitido por ${brand.name} el ${dayInWords(dayInSpain(issuedAt))}.`,
    `Comprueba si sigue siendo válido en ${address}`,
    'Su titular decide qué datos enseña esa página.',
  ])
    y = write(column, text, { font: normal, size: 10.5, y: y - 2, color: muted });
}

/** Draws a text in rows from the height `y` down. Returns the height below it. */
function write(
  { page, x, width }: { page: PDFPage; x: number; width: number },
  text: string,
  { font, size, y, color }: { font: PDFFont; size: number; y: number; color: typeof ink },
): number {
  let below = y;
  for (const row of rowsOf(text, font, size, width)) {
    page.drawText(row, { x, y: below - size, size, font, color });
    below -= size * 1.45;
  }
  return below;
}
