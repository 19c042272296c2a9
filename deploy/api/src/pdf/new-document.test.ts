import { embedFonts } from './fonts.ts';
import { newDocument } from './new-document.ts';

async function made(): Promise<Uint8Array> {
  const document = await newDocument('Acuerdo: Huerto escolar', new Date('2026-11-28T10:00:00Z'));
  const { normal, bold } = await embedFonts(document);
  const page = document.addPage();
  page.drawText('Huerto escolar', { font: bold, size: 16 });
  page.drawText('Del 1 de diciembre al 31 de mayo', { font: normal, size: 10 });
  return document.save();
}

describe('a new PDF', () => {
  afterEach(() => void jest.useRealTimers());

  it('has the same bytes for the same content, whenever it is made', async () => {
    const first = await made();
    jest.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), advanceTimers: true });
    expect(Buffer.compare(await made(), first)).toBe(0);
  });
});
