/**
 * Acceptance: an upload that is cut off is retried, and named after a reload. The form loses nothing. All forms share the same file field.
 */
import type { Page } from '@playwright/test';
import { test } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { untilReady } from '@puente/testing/ready';
import { type StallingProxy, stallingProxy } from '@puente/testing/stalling-proxy';
import { choose } from '../e2e/choose-file.ts';
import { newWork } from '../e2e/fresh-records.ts';

let line: StallingProxy;
test.beforeAll(async () => {
  line = await stallingProxy();
});
test.afterAll(() => line.close());

const file = pdfFile('memoria.pdf', 4_000_000);

/** Chooses a file of which only a part arrives. */
async function chooseOnStuckLine(page: Page): Promise<void> {
  const stuck = line.stick();
  await choose(page, file);
  await stuck;
  await page.getByRole('progressbar', { name: 'Subida de memoria.pdf' }).waitFor();
}

test('the document of a work', async ({ product, person }) => {
  const { context, page } = await person('student', { width: 360, proxy: line.proxy });
  await page.goto(`/tfx/${await newWork(context, product.url)}/complete?status=finished`);
  await untilReady(page);
  await chooseOnStuckLine(page);
  line.cut();
  // The upload retries by itself. Only a longer outage asks the user to click 'Reintentar'.
  await page.getByText('Archivo subido').waitFor();
  await page.getByRole('button', { name: 'Quitar' }).click();

  await chooseOnStuckLine(page);
  await page.reload();
  line.cut();
  await page.getByText('«memoria.pdf» no llegó a subirse. Vuelve a elegirlo.').waitFor();
  await choose(page, file);
  await page.getByText('Archivo subido').waitFor();
});
