import type { Page } from 'playwright-core';

/** The page says that the moment is right for the rest: ten seconds later it would by itself. */
export const askForRest = (page: Page, apps: string[]) =>
  page.evaluate(async (names) => {
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: 'rest', apps: names });
  }, apps);

/** Asks for the rest, and waits until it is kept, with the entries of these apps. */
export async function keptWhole(page: Page, apps: string[] = []): Promise<void> {
  await kept(page);
  await askForRest(page, apps);
  await until(page, () =>
    page.evaluate(async (names) => {
      const { first, later, doors } = (await (await fetch('/offline.json')).json()) as {
        first: string[];
        later: string[];
        doors: Record<string, string[]>;
      };
      const wanted = [...first, ...later, ...names.flatMap((name) => doors[name] ?? [])];
      const found = await Promise.all(wanted.map((path) => caches.match(path)));
      return found.every((answer) => answer !== undefined);
    }, apps),
  );
}

export async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await page.waitForTimeout(100);
  }
  throw new Error('It did not come about.');
}

/** Paths of all files that the worker keeps. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/assets/'));
  });

/** Of what is kept, what is not the released file. */
export const keptDamaged = (page: Page) =>
  page.evaluate(async () => {
    const { integrity } = (await (await fetch('/offline.json')).json()) as {
      integrity: Record<string, string>;
    };
    const damaged: string[] = [];
    for (const [path, hash] of Object.entries(integrity)) {
      const content = await (await caches.match(path))?.arrayBuffer();
      const digest = content && (await crypto.subtle.digest('SHA-256', content));
      if (digest && hash !== `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`)
        damaged.push(path);
    }
    return damaged;
  });

/** Waits until a release other than `former` is kept whole, and gives its id. */
export async function kept(page: Page, former = ''): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const id = await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const whole = name.startsWith('release-') && (await (await caches.open(name)).match('/offline'));
        if (whole) return whole.headers.get('x-release-set');
      }
      return null;
    });
    if (id !== null && id !== former) return id;
    await page.waitForTimeout(100);
  }
  throw new Error(`No release is kept beside ${former}.`);
}
