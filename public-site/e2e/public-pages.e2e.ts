/** Browser tests of the public pages: no layout shifts while they load, no overflow, no axe violations. */
import { expect, test } from '@puente/testing/journey';
import { layoutShift } from '@puente/testing/layout-shift';
import { lookOverOnEach } from '@puente/testing/look-over';
import { logIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const pages = [
  '/',
  '/estudiantes',
  '/organizaciones',
  '/universidades',
  '/universidades/hoja',
  '/aviso-legal',
  '/politica-privacidad',
  '/cookies',
  '/terminos-y-condiciones',
  '/accesibilidad',
  '/blog',
  '/blog/como-elegir-el-tema-de-tu-tfg',
  '/preguntas-frecuentes',
  '/equipo',
  '/puente-una-empresa-social',
  '/contacto',
  '/datos',
  '/insertar-proyectos',
  '/awards',
  '/buscar?q=datos',
];

const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

test('every page is accessible, fits and lets nobody into an error on every screen', async ({ person }) => {
  const { page, problems } = await person('visitor', screens[0]);
  const findings: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    findings.push(...(await lookOverOnEach(page, path, screens)));
  }
  expect([...findings, ...problems]).toEqual([]);
});

test('nothing on the home page moves while its figures and projects arrive late', async ({ person }) => {
  const { page } = await person('visitor', { width: 360 });
  await page.route(/\/api\/(students\/count|projects)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/');
  await untilReady(page);
  await page.getByText(/estudiantes ya están en/).waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('nothing on the page of an audience moves while its figures arrive late', async ({ person }) => {
  const { page } = await person('visitor', { width: 360 });
  await page.route(/\/api\/(students\/count|open-data|tfxes|organizations)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/organizaciones');
  await untilReady(page);
  await page
    .getByRole('definition')
    .filter({ hasText: /^[\d.]+$/ })
    .nth(3)
    .waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('the sheet for notice boards prints on one A4 page, in either light and whatever the size of the window', async ({
  person,
}) => {
  for (const screen of screens) {
    const { page } = await person('visitor', screen);
    await page.goto('/universidades/hoja');
    await untilReady(page);
    await page.getByRole('img', { name: /^Código QR/ }).waitFor();
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...file.matchAll(/\/MediaBox \[0 0 (\d+)(?:\.\d+)? (\d+)/g)];
    // A4, 210 × 297 mm, in points.
    expect(sheets.map(([, width, height]) => [width, height])).toEqual([['594', '841']]);
  }
});

test('§2.1 a door leads to the landing page of its audience, and that to a registration with its profile', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Cómo publicar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ese reto pendiente tiene quien lo estudie' }).waitFor();
  await page.getByText('¿Hay que ofrecer remuneración?').click();
  await page.getByText(/No es obligatorio/).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).first().click();
  await page.waitForURL('**/register?profile=coordinator');
});

for (const [kind, landing, greeting, step] of [
  ['student', '/estudiantes', '/estudiantes', 'Mis solicitudes'],
  ['coordinator', '/organizaciones', '/organizaciones', 'Publica tu proyecto'],
  ['coordinator without organisation', '/organizations/create', '/organizaciones', 'Crea tu organización'],
  ['teacher', '/universidades', '/universidades', 'Ver proyectos'],
] as const)
  test(`§4.1 a ${kind} lands on ${landing}, is greeted on ${greeting}, and has a next step`, async ({
    account,
    person,
  }) => {
    const { page, problems } = await person();
    await logIn(page, await account(kind));
    expect(new URL(page.url()).pathname).toBe(landing);
    if (landing !== greeting) await page.goto(greeting);
    await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
    await page.getByRole('main').getByRole('link', { name: step }).first().waitFor();
    expect(problems).toEqual([]);
  });

for (const [email, task] of [
  ['estudiante@puente.test', /Le interesas a la organización de «/],
  ['coordinacion@puente.test', /Tienes \d+ solicitudes sin responder/],
  ['gestion@puente.test', /Tienes \d+ solicitudes sin responder/],
  ['docente@puente.test', /¿Diriges «/],
  ['staff@puente.test', /espera al equipo|esperan al equipo|que las? verifiquéis/],
] as const)
  test(`the home page of ${email} begins with what waits, on every screen`, async ({ person }) => {
    const { page, problems } = await person(email, screens[0]);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
    await page.getByText(task).first().waitFor();
    const findings = await lookOverOnEach(page, `/ of ${email}`, screens);
    expect([...findings, ...problems]).toEqual([]);
  });

test('the map leads a mouse to the projects of a province, and the list beside it everybody else', async ({
  person,
}) => {
  const { page, problems } = await person();
  const map = page.getByRole('region', { name: 'Dónde están los proyectos abiertos' });
  const link = map.getByRole('link').first();
  await page.goto('/');
  await untilReady(page);
  const address = await link.getAttribute('href');
  await map.locator(`svg a[href="${address}"]`).click();
  await page.waitForURL(`**${address}`);

  await page.goto('/');
  await untilReady(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address}`);
  expect(problems).toEqual([]);
});
