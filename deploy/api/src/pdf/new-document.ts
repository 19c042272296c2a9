import { PDFDocument } from '@cantoo/pdf-lib';
import { brand } from '@puente/contract/brand';

/**
 * Starts a document in Spanish. The same content gives the same bytes at any time, so that copies can be compared.
 * @param at time of its content
 */
export async function newDocument(title: string, at: Date): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('es');
  document.setCreator(brand.name);
  document.setCreationDate(at);
  document.setModificationDate(at);
  return document;
}
