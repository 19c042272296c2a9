import { readFile, writeFile } from 'node:fs/promises';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** A PDF that cannot be opened, or has no page. */
export class BrokenDocument extends Error {}
/** A PDF that needs a password to open. */
export class LockedDocument extends Error {}

/** A document without metadata, stored next to the original. */
export interface Anonymous {
  path: string;
  size: number;
}

/**
 * Opens a PDF and checks that it has a page. Call it in a process that may be killed (`file-workers.ts`).
 * @throws BrokenDocument, LockedDocument
 */
export async function checkDocument(path: string): Promise<void> {
  await openDocument(path);
}

/**
 * Rewrites a PDF without metadata about its author and programs: its information, XMP, notes of programs, and leftovers
 * of earlier versions. The visible content stays.
 * @throws BrokenDocument, LockedDocument
 */
export async function withoutMetadata(path: string): Promise<Anonymous> {
  const document = await openDocument(path);
  const { context } = document;
  const kept = new Set<PDFRef>();
  const todo: unknown[] = [context.trailerInfo.Root];
  for (let part = todo.pop(); part !== undefined; part = todo.pop()) {
    if (part instanceof PDFRef) {
      if (kept.has(part)) continue;
      kept.add(part);
      todo.push(context.lookup(part));
    } else if (part instanceof PDFArray) {
      todo.push(...part.asArray());
    } else if (part instanceof PDFDict || part instanceof PDFStream) {
      const entries = part instanceof PDFStream ? part.dict : part;
      for (const name of ['Metadata', 'PieceInfo']) entries.delete(PDFName.of(name));
      todo.push(...entries.values());
    }
  }
  delete context.trailerInfo.Info;
  for (const [reference] of context.enumerateIndirectObjects())
    if (!kept.has(reference)) context.delete(reference);
  const bytes = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  const anonymous = { path: `${path}.anonymous`, size: bytes.length };
  await writeFile(anonymous.path, bytes, { mode: 0o600 });
  return anonymous;
}

async function openDocument(path: string): Promise<PDFDocument> {
  const bytes = await readFile(path);
  const options = { updateMetadata: false, warnOnInvalidObjects: false };
  try {
    const document = await PDFDocument.load(bytes, options).catch((error: unknown) => {
      if (!(error instanceof EncryptedPDFError)) throw error;
      // Many are encrypted so that they cannot be changed, and open without a password.
      return PDFDocument.load(bytes, { ...options, password: '' });
    });
    if (document.getPageCount() === 0) throw new BrokenDocument('The document has no page.');
    return document;
  } catch (error) {
    if (error instanceof BrokenDocument) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw /password/i.test(message) ? new LockedDocument(message) : new BrokenDocument(message);
  }
}
