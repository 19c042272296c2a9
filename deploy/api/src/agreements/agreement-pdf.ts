import { PageSizes } from '@cantoo/pdf-lib';
import { collaborationSides } from '@puente/contract/constants/collaborations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { AgreementVersion } from '@puente/contract/entities/agreement';
import { embedFonts } from '../pdf/fonts.ts';
import { newDocument } from '../pdf/new-document.ts';
import { rowsOf } from '../pdf/rows.ts';

const margin = 56;

interface Line {
  text: string;
  isHeading: boolean;
}

/** Renders a version of an agreement with its acceptances and its fingerprint. */
export async function agreementPdf(title: string, agreement: AgreementVersion): Promise<Uint8Array> {
  const lastChange = agreement.acceptances.at(-1)?.at ?? agreement.at;
  const document = await newDocument(`Acuerdo: ${title}`, new Date(lastChange));
  const { normal, bold } = await embedFonts(document);
  let page = document.addPage(PageSizes.A4);
  const { width, height } = page.getSize();
  let y = height - margin;
  for (const { text, isHeading } of linesOf(title, agreement)) {
    const font = isHeading ? bold : normal;
    const size = isHeading ? 13 : 10.5;
    if (isHeading) y -= 10;
    for (const row of rowsOf(text, font, size, width - 2 * margin)) {
      if (y < margin + size) {
        page = document.addPage(PageSizes.A4);
        y = height - margin;
      }
      page.drawText(row, { x: margin, y: y - size, size, font });
      y -= size * 1.45;
    }
  }
  return document.save();
}

function linesOf(title: string, { version, hash, sections, acceptances }: AgreementVersion): Line[] {
  const heading = (text: string): Line => ({ text, isHeading: true });
  const paragraph = (text: string): Line => ({ text, isHeading: false });
  return [
    heading(`Acuerdo de colaboración: ${title}`),
    paragraph(`Versión ${version}`),
    ...sections.flatMap((section) => [
      heading(section.heading),
      ...section.text.split('\n').map((text) => paragraph(text)),
    ]),
    heading('Aceptaciones'),
    ...(acceptances.length === 0 ? [paragraph('Nadie ha aceptado esta versión todavía.')] : []),
    ...acceptances.map(({ side, name, at, copy }) =>
      paragraph(
        `${name ?? 'Una persona que borró su cuenta'} (${collaborationSides[side]}), ${copy ? 'con una copia firmada' : 'con su cuenta'}, el ${dayInSpain(new Date(at))}.${copy ? ` SHA-256 de la copia: ${copy.hash}` : ''}`,
      ),
    ),
    heading('Huella'),
    paragraph(`SHA-256 del texto de esta versión: ${hash}`),
  ];
}
