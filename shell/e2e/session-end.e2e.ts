/** Acceptance: neither an expired session nor a browser without storage loses anything that the user typed (specification §4). */
import type { Page } from '@playwright/test';
import { pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { pdfFile } from '@puente/testing/pdf';
import { logIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';
import { demoPassword } from '@puente/tooling/accounts';

const again = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
async function logInAgain(page: Page): Promise<void> {
  await again(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await again(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await again(page).waitFor({ state: 'detached' });
}

/** Drops the 401 responses of an ended session, which the browser itself logs. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((problem) => !/status of 401/.test(problem));

test.describe('§4.2 the qualification question', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: '¿Qué te preocupa?' });
  /** Waits longer than the dialog would need, and checks that it has not opened. */
  const notAsked = async (page: Page) => {
    await untilReady(page);
    await page.waitForTimeout(1500);
    await expect(question(page)).toHaveCount(0);
  };

  test('comes once in a session, never on a page of projects, and no more once it is answered', async ({
    account,
    person,
  }) => {
    const email = await account('new student');
    const { page, problems } = await person('visitor', { width: 320 });
    await logIn(page, email);
    await question(page).waitFor();
    expect(await lookOver(page, 'question')).toEqual([]);
    await question(page).getByRole('button', { name: 'Ahora no' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.goto('/universidades');
    await notAsked(page);

    const later = await person();
    await later.page.goto('/projects');
    const dialog = later.page.getByRole('dialog', { name: 'Inicia sesión' });
    await dialog.getByLabel('Correo electrónico').fill(email);
    await dialog.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await later.page.getByRole('main').getByRole('article').first().waitFor();
    await notAsked(later.page);
    await later.page.goto('/estudiantes');
    await question(later.page).getByText('Quiero seguir estudiando').click();
    await question(later.page).getByRole('button', { name: 'Guardar respuesta' }).click();
    await later.page.getByText('Gracias. Hemos guardado tu respuesta.').first().waitFor();
    await later.page.evaluate(() => sessionStorage.clear());
    await later.page.goto('/estudiantes');
    await notAsked(later.page);
    expect([...problems, ...later.problems]).toEqual([]);
  });
});

test('an application is sent after the session was closed on the server, with the file that was there before', async ({
  product,
  person,
}) => {
  const { context, page, problems } = await person('student', { width: 360 });
  await page.goto('/projects?modality=remote');
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  await page.goto(`${(await first.getAttribute('href')) ?? ''}/apply`);
  await untilReady(page);
  const text = 'Quiero aplicar lo que he aprendido en la carrera a un reto real.';
  const next = () => page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel(/Qué puedes aportar/).fill(text);
  await next();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('main')
    .getByRole('button', { name: /archivo|PDF|currículum/i })
    .first()
    .click();
  await (await chooser).setFiles(pdfFile('cv-noa.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await next();
  await page.getByRole('heading', { name: 'Cómo y cuándo' }).waitFor();
  await next();
  await page.getByRole('heading', { name: 'Revisa y envía' }).waitFor();

  // Log out outside the page: no other tab announces it, and the browser keeps its cookies.
  const kept = await context.cookies();
  await page.request.post('/api/auth/logout', { headers: { Origin: product.url } });
  await context.addCookies(kept);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await again(page).waitFor();
  // The response has deleted the cookies of the ended session (specification §4).
  expect((await context.cookies()).filter(({ name }) => /^(token|u4iRememberMe)$/.test(name))).toEqual([]);
  await logInAgain(page);
  await page.getByText(text).waitFor();
  await page.getByText('cv-noa.pdf').first().waitFor();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  expect(unexpected(problems)).toEqual([]);
});

test('§4.1 a project that was being written is there after the cookies are gone, by the window or by the login page', async ({
  person,
}) => {
  const { context, page, problems, email } = await person('coordinator');
  await page.goto('/projects/create');
  const main = page.getByRole('main');
  const title = 'Mapa de refugios climáticos de la ciudad';
  await beginProject(page, pointer, title);
  await fillInProject(
    page,
    pointer,
    'Queremos saber qué patios de la ciudad son refugios climáticos y cuáles no. Buscamos a alguien que mida y compare.',
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });

  await context.clearCookies();
  await main.getByRole('button', { name: 'Publicar proyecto' }).click();
  await again(page).waitFor();
  // The project and perhaps its draft were refused. A single call checked the session, without further retries.
  await page.waitForTimeout(1500);
  expect(asked.filter((url) => url.endsWith('/api/users/me'))).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(5);
  await again(page).getByRole('button', { name: 'Cerrar' }).click();
  await page.waitForURL('**/user/auth/login');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/organizations\/projects\/\d+\/edit$/);
  await page.getByText('Hemos recuperado lo que habías escrito.').waitFor();
  await main.getByText('Queremos saber qué patios').first().waitFor();

  // Wait until the recovered draft is sent: otherwise that call would end the session before more is typed.
  await main
    .getByText(/^Guardado/)
    .first()
    .waitFor();
  // The next draft request reveals the ended session to a user who keeps typing.
  await main.getByRole('button', { name: 'Cambiar «El reto»' }).click();
  await context.clearCookies();
  await main.getByLabel('Título').fill(`${title} y del puerto`);
  await logInAgain(page);
  await expect(main.getByLabel('Título')).toHaveValue(`${title} y del puerto`);
  await main.getByRole('button', { name: 'Volver a la revisión' }).click();
  await page.getByRole('heading', { level: 2, name: 'Revisa tu proyecto' }).waitFor();
  await publishFromReview(page, pointer);
  await main.getByRole('heading', { name: `${title} y del puerto` }).waitFor();
  expect(unexpected(problems)).toEqual([]);
});

test.describe('a browser that keeps nothing', () => {
  /** Routes calls to the server without cookies, like a browser in which the user has disabled them. */
  const withoutCookies = (page: Page) =>
    page.route('**/api/**', async (route) => {
      const request = route.request();
      const answer = await fetch(request.url(), {
        method: request.method(),
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: request.postData(),
      });
      await route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: await answer.text(),
      });
    });

  test('is told so at login', async ({ person }) => {
    const { page } = await person();
    await withoutCookies(page);
    await page.goto('/user/auth/login');
    await page.getByLabel('Correo electrónico').fill('estudiante@puente.test');
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await page
      .getByText('Tu navegador no guarda las cookies de este sitio. Permítelas y vuelve a iniciar sesión.')
      .waitFor();
  });

  const spoilt: [string, () => void][] = [
    [
      'storage blocked',
      () => {
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
        Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
      },
    ],
    [
      'storage full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'a clock that is a day off',
      () => {
        const { now } = Date;
        Date.now = () => now() + 24 * 60 * 60 * 1000;
      },
    ],
  ];
  for (const [what, spoil] of spoilt)
    test(`logs in and out with ${what}`, async ({ person }) => {
      const { context, page, problems } = await person();
      await context.addInitScript(spoil);
      await page.goto('/projects/3/apply');
      await page.waitForURL('**/user/auth/login');
      await page.getByRole('main').getByLabel('Correo electrónico').fill('estudiante@puente.test');
      await page.getByRole('main').getByLabel('Contraseña', { exact: true }).fill(demoPassword);
      await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
      // A menu closes when the page changes: wait for the new page first.
      await page.waitForURL((url) => url.pathname !== '/user/auth/login');
      await untilReady(page);
      await page.getByRole('banner').getByRole('button', { name: 'Iria' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor();
      expect(problems).toEqual([]);
    });
});
