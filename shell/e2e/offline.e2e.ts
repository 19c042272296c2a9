/** Without a network the shell stays, and what was typed with it; and no page is ever made of two releases, or of an old one. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { copyOfRepository } from '@puente/testing/checkout';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

const visitor = () => newPerson(running.browser, running.product.url, { serviceWorkers: 'allow' });

/** Waits until a release other than `former` is kept whole, and gives its id. */
async function kept(page: Page, former = ''): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const id = await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const whole = name.startsWith('kept-') && (await (await caches.open(name)).match('/offline'));
        if (whole) return whole.headers.get('x-release-set');
      }
      return null;
    });
    if (id !== null && id !== former) return id;
    await page.waitForTimeout(100);
  }
  throw new Error(`No release is kept beside ${former}.`);
}

const current = async () =>
  ((await (await fetch(`${running.product.url}/offline.json`)).json()) as { id: string }).id;

/** Of the page that is shown: what the edge wrote into it. */
const shellVersion = (page: Page) =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('release-set')?.textContent ?? '{}') as {
          shell: { version: string };
        }
      ).shell.version,
  );

async function inTheTunnel(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test('the shell opens without a network, says what is missing, and goes on when it is back', async () => {
  const { context, page, problems } = await visitor();
  await page.goto('/');
  await untilReady(page);
  expect(await kept(page)).toBe(await current());
  expect(problems).toEqual([]);

  const findings: string[] = [];
  await inTheTunnel(context, async () => {
    for (const path of ['/', '/user/auth/login', '/projects', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto('/register');
    await page.getByRole('heading', { level: 1, name: 'Mejorar tu empleabilidad hoy' }).waitFor();
    findings.push(...(await lookOver(page, 'offline')));
    await page.getByLabel('Nombre', { exact: true }).fill('Ada');
  });
  expect(findings).toEqual([]);
  // Back on the network the same page goes on: nothing typed is lost.
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ada');
  await page.goto('/estudiantes');
  await untilReady(page);
  await context.close();
});

test('what was typed is there again after the tunnel, reload included', async () => {
  const { context, page } = await visitor();
  await signIn(page.context(), running.product.url, 'coordinacion@puente.test');
  await page.goto('/projects/create');
  const title = page.getByRole('main').getByLabel('Título');
  await title.waitFor();
  await kept(page);
  await inTheTunnel(context, async () => {
    await title.fill('Mapa de sombra para los patios');
    await page.waitForTimeout(600);
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
  });
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Mapa de sombra para los patios');
  await context.close();
});

test('a new release is kept whole or not at all, and the network’s page is always the one that is shown', async () => {
  const checkout = copyOfRepository();
  const releases = (command: string, ...args: string[]) =>
    execFileSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(checkout.folder, `deploy/releases/src/cli/${command}.ts`),
        ...args,
      ],
      {
        cwd: checkout.folder,
        env: { ...process.env, DATA_DIR: running.product.dataDir },
      },
    );
  try {
    const { context, page } = await visitor();
    await page.goto('/');
    const first = await kept(page);
    const firstShell = await shellVersion(page);

    // The new one cannot be kept to its end, which is its page: what was kept before stays as it was.
    await context.route('**/offline', (route) => route.abort());
    releases('release', 'shell', '--promote');
    expect(await current()).not.toBe(first);
    await page.reload();
    await untilReady(page);
    expect(await shellVersion(page)).not.toBe(firstShell);
    await page.waitForTimeout(1500);
    expect(await kept(page)).toBe(first);
    await inTheTunnel(context, async () => {
      await page.goto('/user/auth/login');
      await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
      expect(await shellVersion(page)).toBe(firstShell);
    });

    await context.unroute('**/offline');
    await page.reload();
    await untilReady(page);
    const second = await kept(page, first);
    expect(second).toBe(await current());
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('kept-'))).toEqual([
      `kept-${second}`,
    ]);
    await context.close();
  } finally {
    checkout.remove();
  }
}, 240_000);
