/** Makes the pictures of this app's README again: `npm run pictures -w student-app`. What is looked at is what the seed holds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '@puente/tooling/children';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { findRecords, type PageVisit } from './page-visits.ts';

const running = productForJourneys();
const folder = join(root, 'student-app/pictures');

const desk = { width: 1280, height: 860 };
const phone = { width: 360, height: 740 };

const pictures: readonly {
  name: string;
  address: PageVisit['address'];
  screen: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}[] = [
  { name: 'projects', address: () => '/projects', screen: desk, colorScheme: 'light' },
  { name: 'projects-phone', address: () => '/projects', screen: phone, colorScheme: 'light' },
  {
    name: 'project-night',
    address: ({ project }) => `/projects/${project}`,
    screen: desk,
    colorScheme: 'dark',
  },
  {
    name: 'project-phone',
    address: ({ project }) => `/projects/${project}`,
    screen: phone,
    colorScheme: 'light',
  },
  { name: 'applications', address: () => '/profile?section=applys', screen: desk, colorScheme: 'light' },
  {
    name: 'organization',
    address: ({ organization }) => `/organizations/${organization}`,
    screen: desk,
    colorScheme: 'light',
  },
];

test.each(pictures)('$name', async ({ name, address, screen, colorScheme }) => {
  const { url } = running.product;
  const { page, context } = await newPerson(running.browser, url, { ...screen, colorScheme });
  await signIn(context, url, 'estudiante@puente.test');
  await page.goto(address(await findRecords(context)));
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(folder, `${name}.webp`), await asWebp(running.browser, picture));
  await context.close();
});

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
