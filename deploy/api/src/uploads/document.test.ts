import { hostileFiles } from '../../test/hostile/files.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { makePdf } from '../seed/pdf.ts';
import { BrokenDocument, withoutMetadata } from './document.ts';
import { FileTaskError, inFileWorker } from './file-workers.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'puente-documents-'))));
afterAll(() => rm(folder, { recursive: true }));

/** All texts of the file, including those in its compressed parts. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  return [
    String(context.trailerInfo.Info ?? ''),
    ...context.enumerateIndirectObjects().map(([, object]) => String(object)),
    Buffer.from(bytes).toString('latin1'),
  ].join('\n');
}

it('a published document does not say who made it, nor does an earlier version in its file', async () => {
  const document = await PDFDocument.load(makePdf(['Marea negra', 'Un resumen']));
  document.setAuthor('Antía Castro');
  document.setCreator('Procesador de Antía');
  document.setTitle('TFG de Antía Castro');
  const { context } = document;
  document.catalog.set(
    PDFName.of('Metadata'),
    context.register(
      context.stream('<x:xmpmeta>Antía Castro</x:xmpmeta>', { Type: 'Metadata', Subtype: 'XML' }),
    ),
  );
  document
    .getPage(0)
    .node.set(PDFName.of('PieceInfo'), context.obj({ Editor: PDFString.of('Antía Castro') }));
  context.register(PDFString.of('Antía Castro'));
  const before = await document.save({ useObjectStreams: false });
  expect(await wordsOf(before)).toMatch(/Ant/);

  const path = join(folder, 'tfg');
  await writeFile(path, before);
  const { path: anonymous, size } = await withoutMetadata(path);
  const after = await readFile(anonymous);
  expect(after).toHaveLength(size);
  expect(await wordsOf(after)).not.toMatch(/Ant|Castro|Procesador|xmpmeta|41006E0074/);
  const kept = await PDFDocument.load(after, { updateMetadata: false });
  expect([kept.getPageCount(), kept.getAuthor(), kept.getCreator(), kept.getTitle()]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
  expect(String(kept.getPage(0).node.Contents())).toContain('Marea negra');
});

it('a document whose pages go round in a circle is broken', async () => {
  const path = join(folder, 'circle');
  await writeFile(
    path,
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF',
  );
  await expect(withoutMetadata(path)).rejects.toThrow(BrokenDocument);
});

it.each(hostileFiles['pdf'] ?? [])('a hostile document of %s is refused by a worker', async (_, make) => {
  const path = join(folder, 'hostile');
  await writeFile(path, make());
  await expect(inFileWorker('checkDocument', path)).rejects.toThrow(FileTaskError);
});
