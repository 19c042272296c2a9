/** Browser tests of /staff/universidades and /staff/titulaciones, and of the authorship of a work. */
import { callAs } from '@puente/testing/call-as';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';

const support = 'soporte@puente.test';
const screens = [
  { width: 1280 },
  { width: 768, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 320 },
] as const;

test('support adds a university, corrects its name, and finds it', async ({ openAs }) => {
  const name = `Universidad del Norte ${Date.now()}`;
  const { page, problems } = await openAs(support, '/staff/universidades');
  await page.getByRole('heading', { level: 1, name: 'Universidades' }).waitFor();
  const findings = await lookOverOnEach(page, '/staff/universidades', screens);
  await keyboard.activate(page.getByRole('button', { name: 'Añadir una universidad' }));
  const adding = page.getByRole('dialog', { name: 'Añadir una universidad' });
  findings.push(...(await lookOverOnEach(page, 'adding a university', screens)));
  await keyboard.fill(adding.getByLabel('Nombre oficial'), name);
  await keyboard.activate(adding.getByRole('button', { name: 'Añadir' }));
  await page.getByText(`Hemos guardado «${name}».`).waitFor();
  await keyboard.fill(page.getByRole('searchbox', { name: 'Nombre' }), name);
  await page.keyboard.press('Enter');
  await keyboard.activate(page.getByRole('button', { name: `Corregir «${name}»` }));
  const correcting = page.getByRole('dialog', { name: `Corregir «${name}»` });
  await correcting.getByLabel('Nombre oficial').fill(`${name} y del Sur`);
  await keyboard.activate(correcting.getByRole('button', { name: 'Guardar' }));
  await page.getByRole('button', { name: `Corregir «${name} y del Sur»` }).waitFor();
  expect([...findings, ...problems]).toEqual([]);
});

test('support merges a university that is twice, and gives it back', async ({ openAs, product: { url } }) => {
  const tag = Date.now();
  const add = async (name: string) =>
    (
      (await callAs(url, support, 'POST', '/api/universities', { data: { name } })) as {
        data: { id: number };
      }
    ).data.id;
  const [double, right] = [`Univ. de la Ría ${tag}`, `Universidad de la Ría ${tag}`];
  await add(right);
  await add(double);
  const { page, problems } = await openAs(
    support,
    `/staff/universidades?q=${encodeURIComponent(`Ría ${tag}`)}`,
  );
  await keyboard.activate(page.getByRole('link', { name: `Fusionar «${double}» con otra` }));
  const other = page.getByRole('combobox', { name: 'Con qué universidad' });
  await keyboard.fill(other, right);
  await page.getByRole('option', { name: right }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `${double} pasa a ser ${right}` }).waitFor();
  await page.getByText(`${double} no tiene nada que mover.`).waitFor();
  const findings = await lookOverOnEach(page, 'merging universities', screens);
  await keyboard.activate(page.getByRole('button', { name: 'Fusionar las dos' }));
  await keyboard.activate(
    page.getByRole('alertdialog').getByRole('button', { name: 'Fusionar', exact: true }),
  );
  await page.waitForURL('**/staff/fusiones');
  await keyboard.activate(page.getByRole('button', { name: `Deshacer la fusión de ${double}` }));
  await keyboard.activate(page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la fusión' }));
  await keyboard.activate(page.getByRole('link', { name: `Ver ${double}` }));
  await page.getByRole('button', { name: `Corregir «${double}»` }).waitFor();
  expect([...findings, ...problems]).toEqual([]);
});

test('support corrects the name of a degree', async ({ openAs }) => {
  const { page, problems } = await openAs(support, '/staff/titulaciones');
  await page.getByRole('heading', { level: 1, name: 'Titulaciones' }).waitFor();
  const findings = await lookOverOnEach(page, '/staff/titulaciones', screens);
  const name = `Grado en Rías ${Date.now()}`;
  await keyboard.activate(page.getByRole('button', { name: 'Añadir una titulación' }));
  const adding = page.getByRole('dialog', { name: 'Añadir una titulación' });
  await adding.getByLabel('Nombre oficial').fill(name);
  await adding.getByLabel('Tipo').selectOption('Grado');
  await keyboard.activate(adding.getByRole('button', { name: 'Añadir' }));
  await page.getByText(`Hemos guardado «${name}».`).waitFor();
  await page.goto(`/staff/titulaciones?q=${encodeURIComponent(name)}`);
  await keyboard.activate(page.getByRole('button', { name: `Corregir «${name}»` }));
  const correcting = page.getByRole('dialog', { name: `Corregir «${name}»` });
  await correcting.getByLabel('Área de estudio').selectOption({ index: 1 });
  await keyboard.activate(correcting.getByRole('button', { name: 'Guardar' }));
  await correcting.waitFor({ state: 'detached' });
  expect([...findings, ...problems]).toEqual([]);
});

test('support corrects the author of a work, whose citation has the new name', async ({
  product: { url },
  openAs,
}) => {
  const { data } = (await callAs(
    url,
    support,
    'GET',
    '/api/tfxes?filters%5Bstatus%5D%5B$eq%5D=finished&populate%5B%5D=student',
  )) as { data: { id: number; student: { name: string } | null }[] };
  const work = data.find(({ student }) => student !== null);
  const { page, problems } = await openAs(support, `/tfx/${work?.id}`);
  await keyboard.activate(page.getByRole('button', { name: 'Corregir la autoría' }));
  const dialog = page.getByRole('dialog', { name: 'Corregir la autoría' });
  const findings = await lookOverOnEach(page, 'authorship', screens);
  await dialog.getByLabel('Apellidos').fill('Corrección Debida');
  await keyboard.activate(dialog.getByRole('button', { name: 'Guardar' }));
  await page.getByText('Hemos corregido la autoría.').waitFor();
  await page
    .getByRole('article')
    .getByText(/Corrección Debida/)
    .first()
    .waitFor();
  await page
    .getByText(/Corrección Debida, /)
    .first()
    .waitFor();
  expect([...findings, ...problems]).toEqual([]);
});
