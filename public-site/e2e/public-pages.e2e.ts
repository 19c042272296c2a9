/** What only a real browser shows of the public pages: that nothing moves while they load, that they fit, that axe is content. */
import { newPerson } from '@puente/testing/browser';
import { lookOverOnEach, productForJourneys } from '@puente/testing/journey';
import { layoutShift } from '@puente/testing/layout-shift';
import { logIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const started = productForJourneys();

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
];

const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

test('every page is accessible, fits and lets nobody into an error on every screen', async () => {
  const { context, page, problems } = await newPerson(started.browser, started.product.url, screens[0]);
  const findings: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    findings.push(...(await lookOverOnEach(page, path, screens)));
  }
  await context.close();
  expect([...findings, ...problems]).toEqual([]);
});

test('nothing on the home page moves while its figures and projects arrive late', async () => {
  const { context, page } = await newPerson(started.browser, started.product.url, { width: 360 });
  await page.route(/\/api\/(students\/count|projects)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/');
  await untilReady(page);
  await page.getByText(/estudiantes ya están en/).waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await context.close();
});

test('nothing on the page of an audience moves while its figures arrive late', async () => {
  const { context, page } = await newPerson(started.browser, started.product.url, { width: 360 });
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
  await context.close();
});

test('the sheet for notice boards prints on one A4 page, in either light and whatever the size of the window', async () => {
  for (const screen of screens) {
    const { context, page } = await newPerson(started.browser, started.product.url, screen);
    await page.goto('/universidades/hoja');
    await untilReady(page);
    await page.getByRole('img', { name: /^Código QR/ }).waitFor();
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...file.matchAll(/\/MediaBox \[0 0 (\d+)(?:\.\d+)? (\d+)/g)];
    // Of 210 x 297 mm, in points.
    expect(sheets.map(([, width, height]) => [width, height])).toEqual([['594', '841']]);
    await context.close();
  }
});

test('a door leads to the landing page of its audience, and that to a registration with its profile', async () => {
  const { context, page } = await newPerson(started.browser, started.product.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'Cómo publicar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ese reto pendiente tiene quien lo estudie' }).waitFor();
  await page.getByText('¿Hay que ofrecer remuneración?').click();
  await page.getByText(/No es obligatorio/).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).first().click();
  await page.waitForURL('**/register?profile=coordinator');
  await context.close();
});

test.each([
  ['estudiante@puente.test', '/estudiantes', '/estudiantes', 'Mis solicitudes'],
  ['coordinacion@puente.test', '/organizaciones', '/organizaciones', 'Publica tu proyecto'],
  ['sin-organizacion@puente.test', '/organizations/create', '/organizaciones', 'Crea tu organización'],
  ['docente@puente.test', '/universidades', '/universidades', 'Ver proyectos'],
])('%s lands on %s, is greeted on %s, and has a next step', async (email, landing, greeting, step) => {
  const { context, page, problems } = await newPerson(started.browser, started.product.url);
  await logIn(page, email);
  expect(new URL(page.url()).pathname).toBe(landing);
  if (landing !== greeting) await page.goto(greeting);
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
  await page.getByRole('main').getByRole('link', { name: step }).first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['estudiante@puente.test', /Le interesas a la organización de «/],
  ['coordinacion@puente.test', /Tienes \d+ solicitudes sin responder/],
  ['gestion@puente.test', /Tienes \d+ solicitudes sin responder/],
  ['docente@puente.test', /¿Diriges «/],
  ['staff@puente.test', /espera al equipo|esperan al equipo|espera que la verifiquéis/],
])('the home page of %s begins with what waits, on every screen', async (email, task) => {
  const { context, page, problems } = await newPerson(started.browser, started.product.url, screens[0]);
  await logIn(page, email);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
  await page.getByText(task).first().waitFor();
  const findings = await lookOverOnEach(page, `/ of ${email}`, screens);
  expect([...findings, ...problems]).toEqual([]);
  await context.close();
});

test('the map leads a mouse to the projects of a province, and the list beside it everybody else', async () => {
  const { context, page, problems } = await newPerson(started.browser, started.product.url);
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
  await context.close();
});
