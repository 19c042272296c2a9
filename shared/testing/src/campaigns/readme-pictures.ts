/** Recreates the screenshots of an app's README: `npm run pictures` in its workspace. They show the seed's data. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { root } from '@puente/tooling/children';
import { test } from '../journey.ts';
import { signIn } from '../people.ts';
import { untilReady } from '../ready.ts';

const screens = { desk: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };

interface Pictures<Records> {
  app: string;
  /** Email of the demo account that looks; undefined for a visitor. */
  as?: string;
  findRecords: (context: BrowserContext) => Promise<Records>;
  pictures: readonly {
    name: string;
    address: (records: Records) => string;
    screen: keyof typeof screens;
    colorScheme?: 'light' | 'dark';
  }[];
}

export function takeReadmePictures<Records>({ app, as, findRecords, pictures }: Pictures<Records>): void {
  // Data as the seed made it.
  test.use({ productSettings: {} });
  const folder = join(root, app, 'pictures');

  for (const { name, address, screen, colorScheme = 'light' } of pictures)
    test(name, async ({ browser, product, person }) => {
      const { page, context } = await person('visitor', { ...screens[screen], colorScheme });
      if (as !== undefined) await signIn(context, product.url, as);
      await page.goto(address(await findRecords(context)));
      await untilReady(page);
      await page.waitForLoadState('networkidle');
      const picture = await page.screenshot({ animations: 'disabled' });
      writeFileSync(join(folder, `${name}.webp`), await asWebp(browser, picture));
    });
}

/** A quarter of the PNG's size; the browser that is there writes it. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const webp = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(webp, 'base64');
}
