/** An upload that is cut at half is sent again, and named after a reload: nothing of a form is lost. The field is the same on every form. */
import type { Page } from '@playwright/test';
import { test } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { untilReady } from '@puente/testing/ready';
import { stuckLine, type StuckLine } from '@puente/testing/stuck-line';
import { choose } from '../e2e/choose-file.ts';
import { newWork } from '../e2e/fresh-records.ts';

let line: StuckLine;
test.beforeAll(async () => {
  line = await stuckLine();
});
test.afterAll(() => line.close());

const file = pdfFile('memoria.pdf', 4_000_000);

/** Chooses the file, of which a part arrives. */
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
  // By itself: only a line that stays away asks the user to press 'Reintentar'.
  await page.getByText('Archivo subido').waitFor();
  await page.getByRole('button', { name: 'Quitar' }).click();

  await chooseOnStuckLine(page);
  await page.reload();
  line.cut();
  await page.getByText('«memoria.pdf» no llegó a subirse. Vuelve a elegirlo.').waitFor();
  await choose(page, file);
  await page.getByText('Archivo subido').waitFor();
});
