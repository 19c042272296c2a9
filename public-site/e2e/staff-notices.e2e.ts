/** Browser tests of /staff/avisos: a notice to 5,000 students from its first word to its stop half-way. */
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { studentCrowd } from '@puente/testing/student-crowd';

const path = '/staff/avisos';
const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
const code = 'prueba-avisos';
const crowd = 5_000;

test.beforeAll(async ({ product }) => {
  await product.sql(`insert into campaigns (code, name, title) values ('${code}', 'Prueba de avisos', '')`);
  await product.sql(studentCrowd(crowd, code, 10));
});

// Other files of the worker count the students.
test.afterAll(async ({ product }) => {
  await product.sql(`delete from users where email like '${code}-%'`);
  await product.sql(`delete from campaigns where code = '${code}'`);
});

test('an administrator sends a notice to 5,000 students, and stops it half-way', async ({
  product,
  person,
}) => {
  test.slow();
  const { page, problems } = await person('staff@puente.test', { width: 360 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Avisos a estudiantes' }).waitFor();
  await untilReady(page);
  expect(await lookOverOnEach(page, path, screens)).toEqual([]);

  await page.getByRole('button', { name: 'Escribir un aviso' }).press('Enter');
  const writing = page.getByRole('dialog', { name: 'Escribir un aviso' });
  await writing.getByLabel('Título').fill('Jornada de temas');
  await writing.getByRole('button', { name: 'Crear el borrador' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Jornada de temas' }).waitFor();
  // Until its code is there, the field is the browser's own.
  await page.getByRole('toolbar', { name: 'Formato de Texto' }).waitFor();
  await page.getByRole('textbox', { name: 'Texto', exact: true }).click();
  await page.keyboard.type('El lunes contamos cómo acotar un tema.');
  await page.getByLabel('Página a la que lleva').fill('/blog');
  await keyboard.check(page.getByRole('checkbox', { name: 'Prueba de avisos' }));
  await page.getByText('Lo reciben 4.500 estudiantes; 4.500 también por correo.').waitFor();
  await page.getByText('500 no quieren este tipo de avisos.').waitFor();

  await page.getByRole('button', { name: 'Enviarme una prueba' }).press('Enter');
  await page.getByText('Te hemos enviado una prueba por correo. Solo la recibes tú.').waitFor();
  await page
    .getByRole('region', { name: 'Así se recibe' })
    .getByText('El lunes contamos cómo acotar un tema.')
    .first()
    .waitFor();
  expect(await lookOverOnEach(page, `${path}/:id`, screens)).toEqual([]);

  await page.getByRole('button', { name: 'Guardar y enviar…' }).press('Enter');
  const sending = page.getByRole('dialog', { name: 'Enviar «Jornada de temas»' });
  await sending.getByText('Lo reciben 4.500 estudiantes').waitFor();
  expect(await lookOverOnEach(page, `${path}/:id, start`, screens)).toEqual([]);
  await sending.getByRole('button', { name: 'Empezar el envío' }).press('Enter');
  // Two steps at least, so that one follows on the other.
  await page.getByText(/^([4-9]\d\d|[1-4]\.\d{3}) de 5\.000 estudiantes de la audiencia$/).waitFor();
  await page.getByRole('button', { name: 'Detener el envío' }).press('Enter');
  const asking = page.getByRole('alertdialog', { name: '¿Detener el envío?' });
  await asking.getByRole('button', { name: 'Detener el envío' }).press('Enter');
  await page.getByText('Detenido: nadie más lo recibe mientras no se reanude.').waitFor();
  expect(await lookOverOnEach(page, `${path}/:id, stopped`, screens)).toEqual([]);

  const told = () =>
    product.sql<{ all: number; people: number; unwilling: number }>(
      `select count(*)::int as "all", count(distinct m.student_id)::int as people,
        (count(*) filter (where not p.u4i_advice))::int as unwilling
        from messages m join audience_notices n on n.id = m.audience_notice_id
        join notification_preferences p on p.student_id = m.student_id where n.title = 'Jornada de temas'`,
    );
  const [atTheStop] = await told();
  expect(atTheStop?.all).toBeGreaterThan(0);
  expect(atTheStop?.all).toBeLessThan(crowd / 2);
  expect(atTheStop).toMatchObject({ people: atTheStop?.all, unwilling: 0 });
  // The step that was waiting when the notice was stopped comes, and tells nobody.
  await expect
    .poll(
      async () =>
        (
          await product.sql(
            `select 1 from jobs.job where name = 'audience-notice-step' and state in ('created', 'retry', 'active')`,
          )
        ).length,
      { timeout: (noticeLimits.pauseSeconds + 30) * 1_000 },
    )
    .toBe(0);
  expect(await told()).toEqual([atTheStop]);
  expect(problems).toEqual([]);
});
