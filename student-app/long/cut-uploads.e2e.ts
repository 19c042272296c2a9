/** An upload that is cut at half is sent again, and named after a reload: nothing of a form is lost. The field is the same on every form. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { stuckLine, type StuckLine } from '@puente/testing/stuck-line';
import { choose } from '../e2e/choose-file.ts';
import { newWork } from '../e2e/kept-forms.ts';

const running = productForJourneys();
let line: StuckLine;
beforeAll(async () => {
  line = await stuckLine();
});
afterAll(() => line.close());

const file = pdfFile('memoria.pdf', 4_000_000);

/** Chooses the file, of which a part arrives. */
async function chooseOnStuckLine(page: Page): Promise<void> {
  const stuck = line.stick();
  await choose(page, file);
  await stuck;
  await page.getByRole('progressbar', { name: 'Subida de memoria.pdf' }).waitFor();
}

test('the document of a work', async () => {
  const { context, page } = await newPerson(running.browser, running.product.url, {
    width: 360,
    proxy: line.proxy,
  });
  await signIn(context, running.product.url, 'estudiante@puente.test');
  await page.goto(`/tfx/${await newWork(context, running.product.url)}/complete?status=finished`);
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
  await context.close();
}, 60_000);
