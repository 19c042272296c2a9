/** Acceptance: another owner's product. A folder with three files changes name, colours, logo and addresses, without a line of code. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';

test.use({
  productSettings: { env: { BRAND_DIR: join(import.meta.dirname, '../../shared/testing/brands/marea') } },
});

const accent = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = 'probe';
    probe.style.color = 'var(--pt-accent)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const { colorScheme, colour } of [
  { colorScheme: 'light', colour: 'rgb(122, 31, 92)' },
  { colorScheme: 'dark', colour: 'rgb(240, 166, 211)' },
] as const)
  test(`${colorScheme}: every public page is Marea’s, and nothing says Puente`, async ({ person }) => {
    const { page, problems } = await person('visitor', { colorScheme });
    const findings: string[] = [];
    for (const path of [
      '/',
      '/estudiantes',
      '/organizaciones',
      '/universidades',
      '/aviso-legal',
      '/cookies',
      '/register',
      '/nowhere',
    ]) {
      await page.goto(path);
      await untilReady(page);
      await expect(page).toHaveTitle(/ · Marea$/);
      expect(await page.locator('body').innerText()).not.toMatch(/puente/i);
      if (path === '/') findings.push(...(await lookOver(page, path)));
    }
    expect(await accent(page)).toBe(colour);
    expect(findings).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);

    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Marea, inicio' }).waitFor();
    const logo = decodeURIComponent((await banner.locator('img').first().getAttribute('src')) ?? '');
    expect(Buffer.from(logo.split('base64,')[1] ?? '', 'base64').toString()).toContain('#7a1f5c');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Organizaciones' }).last()).toHaveAttribute(
      'href',
      'mailto:organizaciones@marea.test',
    );
  });

test('so are its mails and what is installed', async ({ product }) => {
  const manifest = (await (await fetch(`${product.url}/manifest.webmanifest`)).json()) as { name: string };
  expect(manifest.name).toBe('Marea');
  const email = 'estudiante@puente.test';
  await fetch(`${product.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const mail = await mailTo(product.dataDir, email);
  expect(mail).toContain('Marea');
  expect(mail.replaceAll('puente.test', '')).not.toMatch(/\bPuente\b/);
});
