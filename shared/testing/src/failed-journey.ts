import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@puente/tooling/children';
import type { Page, Request } from 'playwright-core';

declare global {
  /** Called by the test environment when a test has failed, before anything is closed. */
  var whenTestFails: ((testName: string) => Promise<void>) | undefined;
}

const lastRequests = 30;
const lettersOfPage = 2000;

/** Pages of the people that the running test has made, each with its requests as they began and ended. */
const watched = new Map<Page, string[]>();

/** From now on a failure of the test shows this page: its text, its requests, a picture in `.cache/failures`. */
export function watchForFailure(page: Page): void {
  const log: string[] = [];
  watched.set(page, log);
  page.once('close', () => watched.delete(page));
  const start = performance.now();
  const note = (line: string) =>
    log.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s ${line}`);
  page.on('request', (request) => isTelling(request) && note(`> ${request.method()} ${request.url()}`));
  page.on('response', (response) => {
    if (isTelling(response.request())) note(`< ${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) =>
    note(`failed ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('framenavigated', (frame) => frame.parentFrame() ?? note(`at ${frame.url()}`));
}

const isTelling = (request: Request) => ['document', 'fetch', 'xhr'].includes(request.resourceType());

globalThis.whenTestFails = async (testName) => {
  mkdirSync(join(root, '.cache/failures'), { recursive: true });
  const name = testName
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .slice(0, 80);
  let count = 0;
  for (const [page, log] of watched) {
    count++;
    const picture = `.cache/failures/${name}-${count}.png`;
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    await page
      .screenshot({ path: join(root, picture), fullPage: true, timeout: 10_000 })
      .catch(() => undefined);
    process.stderr.write(
      `\nWhen '${testName}' failed, this was at ${page.url()} (picture: ${picture}):\n${text.slice(0, lettersOfPage)}\n\nIts last requests:\n${log.slice(-lastRequests).join('\n')}\n`,
    );
    watched.delete(page);
  }
};
