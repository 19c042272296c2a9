import { chromiumPath } from '../src/chromium.ts';
import { makeTemplate } from '../src/product-template.ts';

/** Before the first journey of a run. A machine without a browser gets one here, where only one process asks for it. */
export default async function setUp(): Promise<void> {
  chromiumPath();
  await makeTemplate();
}
