import type { Page } from '@playwright/test';
import type { pdfFile } from '@puente/testing/pdf';

/** Chooses a file in the only enabled file field of the page. */
export async function choose(page: Page, file: ReturnType<typeof pdfFile>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir archivo' }).click(),
  ]);
  await chooser.setFiles(file);
}
