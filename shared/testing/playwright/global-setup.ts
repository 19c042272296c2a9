import { makeTemplate, removeTemplate } from '../src/product-template.ts';

/** Makes the data and the renderer that the products of the run share, and returns their removal. */
export default async function setUp(): Promise<() => Promise<void>> {
  await makeTemplate();
  return removeTemplate;
}
