/** Browser tests of this app's public pages: rendered on the server, with an optional login dialog (specification §4). */
import type { Locator, Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { expectHydrated, rememberDrawn } from '@puente/testing/hydration';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { structuredDataIn, structuredDataProblems } from '@puente/testing/structured-data';
import { demoPassword } from '@puente/tooling/accounts';

/** Returns the addresses of this app's server-rendered pages by route. Waits until each is rendered. */
async function drawnAddresses({ url }: ProductUnderTest): Promise<Record<string, string>> {
  const addresses = await renderedAddresses(url, 'student-app');
  for (const address of Object.values(addresses)) await drawnHtml(url, address);
  return addresses;
}

const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Inicia sesión' });

async function logInThere(page: Page, email: string): Promise<void> {
  await loginOf(page).getByLabel('Correo electrónico').fill(email);
  await loginOf(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await loginOf(page).getByRole('button', { name: 'Iniciar sesión' }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list on a phone begins with its results, and leads to its filters', async ({ page, product }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await drawnHtml(product.url, '/projects');
    await page.goto(`${product.url}/projects`);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const filters = page.getByRole('search', { name: 'Filtros' });
    expect(await top(page.getByRole('main').getByRole('article').first())).toBeLessThan(740);
    expect(await top(filters)).toBeGreaterThan(740);
    await page.getByRole('link', { name: 'Ir a los filtros' }).click();
    await expect.poll(() => top(filters)).toBeLessThan(200);
    await filters.getByText('Artes y Humanidades').click();
    await page.getByRole('button', { name: 'Aplicar los filtros' }).click();
    await page.waitForURL((url) => url.search !== '');
  });

  test('each of them reads, and a list leads to what it lists', async ({ page, product }) => {
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of Object.values(await drawnAddresses(product))) {
      await page.goto(product.url + path);
      await expect(heading, path).not.toBeEmpty();
    }
    await page.goto(`${product.url}/projects`);
    const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const title = await first.innerText();
    await first.click();
    await page.waitForURL(/\/projects\/\d+$/);
    await expect(heading).toHaveText(title);
  });
});

/** Requests for secondary content, which load after the page is ready. */
const later = /facets|\/citations$|pageSize%5D=16|status%5D%5B(%24|\$)in/;

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  test(`at ${width} px, ${colorScheme}, the browser takes over what the server drew: silently, without asking again or moving anything`, async ({
    product,
    person,
  }) => {
    const addresses = await drawnAddresses(product);
    const { page, problems } = await person('visitor', { width, colorScheme });
    // This visitor has already dismissed the login dialog.
    await page.addInitScript(() => sessionStorage.setItem('loginDeclined', '{}'));
    await rememberDrawn(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\//.test(request.url()) && !later.test(request.url())) asked.push(request.url());
    });
    const findings: string[] = [];
    for (const path of Object.values(addresses)) {
      await expectHydrated(page, product.url, path, asked);
      findings.push(...(await lookOver(page, path)));
    }
    expect([...findings, ...problems]).toEqual([]);
  });

test('a shared link says what it leads to; what is not there is a 404', async ({ product }) => {
  const addresses = await drawnAddresses(product);
  const addressOf = (route: string): string => {
    const address = addresses[route];
    if (address === undefined) throw new Error(`${route} is not drawn.`);
    return address;
  };
  const html = (route: string) => drawnHtml(product.url, addressOf(route));
  const project = await html('/projects/:id');
  const title = /<title>(.+) · Puente<\/title>/.exec(project)?.[1];
  expect(title).not.toBe('Proyecto');
  // The shared title is the record's own name; the window title also names the organisation.
  const shared = /<meta property="og:title" content="(.+)">/.exec(project)?.[1];
  expect(title).toContain(`${shared} · `);
  expect(project).toContain(`/projects/${addressOf('/projects/:id').split('/').at(-1)}">`);
  expect(await html('/tfx/:id')).toContain('"@type":"Thesis"');
  expect(await html('/organizations/:id')).toContain('"@type":"Organization"');
  expect(await html('/spaces/opportunities/:id')).toMatch(/"@type":"(JobPosting|Event)"/);
  for (const address of Object.values(addresses)) {
    const said = structuredDataIn(await drawnHtml(product.url, address));
    expect([address, said.flatMap(structuredDataProblems)]).toEqual([address, []]);
  }
  for (const route of Object.keys(addresses).filter((path) => path.endsWith('/:id'))) {
    const address = product.url + route.replace(':id', '999999');
    const { status } = await fetch(address, { headers: { accept: 'text/html' } });
    expect([route, status]).toEqual([route, 404]);
  }
});

test('§4.1 a visitor closes the offered login and reads on; saving and applying ask for it, and then they may', async ({
  account,
  person,
}) => {
  const email = await account('student');
  const { page, problems } = await person();
  await page.goto('/projects');
  await loginOf(page).getByText('También puedes cerrar esta ventana y seguir leyendo.').waitFor();
  await page.keyboard.press('Escape');
  await loginOf(page).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/projects\/\d+$/);
  await untilReady(page);
  const main = page.getByRole('main');

  await main
    .getByRole('button', { name: /^Guardar proyecto/ })
    .first()
    .click();
  await loginOf(page).waitFor();
  await page.keyboard.press('Escape');
  await loginOf(page).waitFor({ state: 'detached' });
  await main.getByRole('button', { name: 'Inicia sesión para solicitar' }).click();
  await logInThere(page, email);
  await main.getByRole('link', { name: 'Solicitar proyecto' }).waitFor();
  // Closing the login has discarded the pending save.
  await main.getByRole('button', { name: 'Guardar proyecto', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('a visitor who saves a project logs in as a teacher and finds it among the saved ones', async ({
  account,
  person,
}) => {
  const email = await account('teacher');
  const { page, problems } = await person();
  await page.goto('/projects');
  await loginOf(page).waitFor();
  await page.keyboard.press('Escape');
  await loginOf(page).waitFor({ state: 'detached' });
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Guardar proyecto/ }).click();
  await logInThere(page, email);
  await page.getByText('Hemos guardado el proyecto.').first().waitFor();
  await card.getByRole('button', { name: /^Quitar de guardados/ }).waitFor();

  await page.goto('/profile?section=projects');
  await untilReady(page);
  const saved = page.getByRole('region', { name: 'Proyectos guardados' }).getByRole('article');
  await expect(saved).toHaveCount(1);
  await saved.getByRole('link', { name: title }).click();
  await page.waitForURL(/\/projects\/\d+$/);
  const forgotten = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/teachers/'),
  );
  await page.getByRole('button', { name: 'Quitar de guardados', exact: true }).click();
  await forgotten;
  await page.goto('/profile?section=projects');
  await page.getByRole('heading', { name: 'No tienes proyectos guardados' }).waitFor();
  expect(problems).toEqual([]);
});
