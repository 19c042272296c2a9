/** Makes a one-page PDF with these lines, valid including its cross-reference table: enough for a CV in seeded data. */
export function makePdf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => `${index === 0 ? '/F1 18 Tf' : '/F1 11 Tf'} (${escape(line)}) Tj T*`)
    .join('\n');
  const content = `BT\n60 780 Td 20 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  // One byte per character, as the font's encoding has it.
  return Buffer.from(`${body}${end}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

const escape = (line: string): string => line.replace(/[\\()]/g, '\\$&');
