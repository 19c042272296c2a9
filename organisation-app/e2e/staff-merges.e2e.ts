/** Browser test of merges by staff: a double is found, merged into the right organisation, and given back. */
import type { Page } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import { keyboard } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { test } from './published-projects.ts';

const screens = [{ width: 360, colorScheme: 'dark' }, { width: 1280 }] as const;
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('alertdialog');

test('a double of an organisation is merged, leads visitors on, and is given back with its project', async ({
  person,
  openAs,
  product,
  account,
  publishProject,
}) => {
  const first = await account('coordinator without organisation');
  const second = await account('coordinator without organisation');
  const tag = first.slice('coordinator.'.length, first.indexOf('@'));
  const register = async (email: string, name: string) =>
    (
      (await callAs(product.url, email, 'POST', '/api/organizations', {
        data: {
          name,
          type: 'Asociación',
          sector: 'Cultura',
          size: '1 a 10 personas',
          location: 'A Coruña',
          description: 'Contamos la costa a quien la visita.',
          web: `https://${tag}.example`,
        },
      })) as { data: { id: number } }
    ).data.id;
  const right = await register(first, `Atalaia ${tag}`);
  const double = await register(second, `Asociación Atalaia ${tag}`);
  await callAs(product.url, 'staff@puente.test', 'PUT', `/api/organizations/${right}/verification`, {
    data: { verified: true },
  });
  await publishProject(second, 'Rutas por la costa');

  const { page, problems } = await openAs(
    'soporte@puente.test',
    `/staff/organizaciones/${double}`,
    screens[1],
  );
  await main(page)
    .getByRole('link', { name: `Fusionar con Atalaia ${tag}` })
    .click();
  await page.waitForURL(`**/staff/organizaciones/${double}/fusionar?con=${right}`);
  await main(page)
    .getByRole('heading', { name: `Asociación Atalaia ${tag} pasa a ser parte de Atalaia ${tag}` })
    .waitFor();
  await main(page).getByText('1 proyecto: Rutas por la costa').waitFor();
  await main(page).getByText('Su gente pasa a actuar por una organización verificada.').waitFor();
  await main(page).getByText('2 personas reciben un correo que lo explica.').waitFor();
  const findings = await lookOverOnEach(page, 'the preview', screens);

  await page.setViewportSize({ width: 360, height: 900 });
  await keyboard.activate(main(page).getByRole('button', { name: 'Fusionar las dos' }));
  await keyboard.activate(dialog(page).getByRole('button', { name: 'Fusionar', exact: true }));
  await page.waitForURL('**/staff/fusiones');
  await main(page)
    .getByRole('button', { name: `Deshacer la fusión de Asociación Atalaia ${tag}` })
    .waitFor();
  findings.push(...(await lookOverOnEach(page, 'the list', screens)));
  expect(await mailTo(product.dataDir, second, `/organizations/${right}/manage`)).toContain(
    'nuestro equipo las ha fusionado',
  );

  // People of the double act for the other one, and its page leads there.
  const member = await person(second);
  await member.page.goto('/organizations');
  await untilReady(member.page);
  await member.page.getByText(`Atalaia ${tag}`, { exact: false }).first().waitFor();
  const visitor = await person();
  await visitor.page.goto(`/organizations/${double}`);
  await visitor.page.waitForURL(`**/organizations/${right}`);
  await visitor.page.getByRole('heading', { level: 1, name: `Atalaia ${tag}`, exact: true }).waitFor();

  await main(page)
    .getByRole('button', { name: `Deshacer la fusión de Asociación Atalaia ${tag}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Deshacer la fusión' }).click();
  await main(page)
    .getByRole('link', { name: `Ver Asociación Atalaia ${tag}` })
    .click();
  await page.waitForURL(`**/staff/organizaciones/${double}`);
  await main(page).getByRole('link', { name: second }).waitFor();
  await main(page).getByText('deshizo una fusión de organizaciones', { exact: false }).first().waitFor();
  // The edge keeps the page of the other one for some seconds.
  const own = visitor.page.getByRole('heading', {
    level: 1,
    name: `Asociación Atalaia ${tag}`,
    exact: true,
  });
  await expect(async () => {
    await visitor.page.goto(`/organizations/${double}`);
    await expect(own).toBeVisible({ timeout: 2000 });
  }).toPass();
  await visitor.page.getByRole('link', { name: 'Rutas por la costa' }).waitFor();
  expect([...findings, ...problems, ...member.problems]).toEqual([]);
});
