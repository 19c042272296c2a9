import { makePdf } from '../src/seed/pdf.ts';

/** A valid PDF; `bytes` makes it at least that long, in a way that readers accept. */
export function pdfFile(name: string, bytes = 0): File {
  const pdf = makePdf(['Currículum', 'Una página']);
  return new File([new Uint8Array(pdf), ' '.repeat(Math.max(0, bytes - pdf.length + 1))], name, { type: 'application/pdf' });
}
