import { makePdf } from './pdf.ts';

it('makes a PDF whose table of offsets is right', () => {
  const bytes = makePdf(['Currículum de (Ana) \\ Núñez', 'Línea']).toString('latin1');
  expect(bytes).toMatch(/^%PDF-1\.4\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(bytes)?.[1]);
  expect(bytes.slice(table)).toMatch(/^xref\n0 6\n/);
  const offsets = [...bytes.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  offsets.forEach((offset, index) => expect(bytes.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  expect(bytes).toContain('(Currículum de \\(Ana\\) \\\\ Núñez) Tj');
});
