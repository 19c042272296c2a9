/** Browser tests of takedowns: support hides a project, its coordinator objects, an administrator shows it again. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { publishProject } from './fresh-records.ts';

const main = (page: Page) => page.getByRole('main');
const screens = [
  { width: 1280 },
  { width: 360, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

/** Drawn pages follow their record within seconds. */
const untilTitled = (page: Page, address: string, title: string) =>
  expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

test('a project is taken down by keyboard, its coordinator objects, and it is back', async ({
  person,
  product,
  openAs,
}) => {
  const owner = await person('coordinator');
  const title = `Ruido en las calles ${Date.now()}`;
  const project = await publishProject(owner, product.url, { title });
  const address = `/projects/${project.id}`;

  const visitor = (await person()).page;
  await untilTitled(visitor, address, title);
  const { page: support, problems } = await openAs('soporte@puente.test', address);
  await keyboard.activate(main(support).getByRole('button', { name: 'Retirar' }));
  const dialog = support.getByRole('dialog', { name: '¿Retirar el proyecto?' });
  await keyboard.check(dialog.getByRole('radio', { name: /condiciones de trabajo/ }));
  await keyboard.fill(dialog.getByRole('textbox', { name: /Con tus palabras/ }), 'No menciona el convenio.');
  await dialog.getByText(`Hemos retirado el proyecto «${title}»`).waitFor();
  const findings = await lookOverOnEach(support, `${address}, taking down`, [
    { width: 320 },
    { width: 1280 },
  ]);
  await keyboard.activate(dialog.getByRole('button', { name: 'Retirar y avisar' }));
  await support.waitForURL('**/staff/retiradas/*');
  await support.getByRole('heading', { level: 1, name: title }).waitFor();
  findings.push(...(await lookOverOnEach(support, '/staff/retiradas/:id', screens)));

  await untilTitled(visitor, address, 'No encontramos este proyecto');
  await visitor.goto(`/projects?q=${encodeURIComponent(title)}`);
  await expect(main(visitor).getByRole('link', { name: title })).toHaveCount(0);

  const coordinator = owner.page;
  await coordinator.goto(`/organizations${address}/applys`);
  await untilReady(coordinator);
  await coordinator.getByText('El equipo ha retirado el proyecto').waitFor();
  await keyboard.activate(main(coordinator).getByRole('link', { name: 'Ver el motivo y objetar' }));
  await coordinator.waitForURL('**/retiradas/*');
  await main(coordinator).getByText('No menciona el convenio.').first().waitFor();
  findings.push(...(await lookOverOnEach(coordinator, '/retiradas/:id', screens)));
  await keyboard.activate(main(coordinator).getByRole('button', { name: 'Presentar una objeción' }));
  const objecting = coordinator.getByRole('dialog', { name: 'Presentar una objeción' });
  await keyboard.fill(objecting.getByRole('textbox'), 'El convenio está firmado desde mayo.');
  await keyboard.activate(objecting.getByRole('button', { name: 'Enviar objeción' }));
  await coordinator.getByText('Hemos recibido tu objeción').waitFor();

  const { page: administrator } = await openAs('staff@puente.test', '/staff/retiradas');
  const waiting = administrator.getByRole('region', { name: 'Objeciones por decidir' });
  await waiting.getByRole('link', { name: title }).waitFor();
  findings.push(...(await lookOverOnEach(administrator, '/staff/retiradas', screens)));
  await keyboard.activate(waiting.getByRole('link', { name: title }));
  await keyboard.activate(main(administrator).getByRole('button', { name: 'Volver a mostrar' }));
  const deciding = administrator.getByRole('dialog', { name: '¿Volver a mostrarlo?' });
  await keyboard.fill(deciding.getByRole('textbox'), 'Hemos visto el convenio.');
  await keyboard.activate(deciding.getByRole('button', { name: 'Volver a mostrar' }));
  await main(administrator).getByText('Cualquiera puede verlo otra vez.').waitFor();

  await untilTitled(visitor, address, title);
  await coordinator.reload();
  await main(coordinator).getByText('Hemos visto el convenio.').waitFor();
  expect([...findings, ...problems]).toEqual([]);
});
