/**
 * Browser tests of plan and deliveries of a collaboration: both sides agree, and a version is sent back, commented and approved. A file
 * whose upload was cut is sent when the connection is back, and a large one goes on where it stopped.
 */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { pdfFile } from '@puente/testing/pdf';
import { running } from './running-collaboration.ts';

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
])
  test(`a plan is agreed on, and a delivery sent back and approved with the ${device} at ${width} px`, async ({
    person,
    product,
  }) => {
    const { coordinator, student, address } = await running(person, product.url, width);
    const their = student.page;
    const our = coordinator.page;
    const problems: string[] = [];

    await their.goto(address);
    await input.activate(their.getByRole('button', { name: 'Proponer un plan' }));
    const plan = their.getByRole('dialog', { name: 'Proponer un plan' });
    await input.fill(plan.getByRole('textbox', { name: 'Hito 1: título' }), 'Mapa de sensores');
    problems.push(...(await lookOver(their, 'the plan')));
    await input.activate(plan.getByRole('button', { name: 'Enviar la propuesta' }));
    await their.getByText('Le toca a la organización: responder.').waitFor();

    await our.goto(address);
    await input.activate(our.getByRole('button', { name: 'Aceptar el plan' }));
    const delivered = our.getByRole('region', { name: 'Entregas' });
    await delivered.getByRole('heading', { name: 'Mapa de sensores' }).waitFor();

    const delivery = their.getByRole('dialog', { name: 'Entregar: Mapa de sensores' });
    const send = async (link: RegExp) => {
      problems.push(...(await lookOver(their, 'a delivery')));
      await input.activate(delivery.getByRole('button', { name: 'Entregar', exact: true }));
      await their.getByRole('link', { name: link }).first().waitFor();
    };
    await their.reload();
    await input.activate(their.getByRole('button', { name: 'Entregar: Mapa de sensores' }));
    await input.attach(delivery.getByRole('button', { name: 'Elegir archivo' }), pdfFile('borrador.pdf'));
    await delivery.getByText('Archivo subido').waitFor();
    await send(/^Abrir «borrador.pdf»/);
    await our.reload();
    const file = await our.request.get(
      (await delivered.getByRole('link', { name: /^Abrir «borrador.pdf»/ }).getAttribute('href')) ?? '',
    );
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await input.activate(our.getByRole('button', { name: 'Comentar: Mapa de sensores' }));
    const remark = our.getByRole('dialog', { name: 'Comentar: Mapa de sensores' });
    await input.fill(remark.getByRole('textbox'), '¿Los datos son de este año?');
    problems.push(...(await lookOver(our, 'a comment')));
    await input.activate(remark.getByRole('button', { name: 'Enviar el comentario' }));
    await delivered.getByText('¿Los datos son de este año?').waitFor();
    await input.activate(our.getByRole('button', { name: 'Pedir cambios: Mapa de sensores' }));
    const changes = our.getByRole('dialog', { name: 'Pedir cambios: Mapa de sensores' });
    await input.fill(changes.getByRole('textbox'), 'Falta la plaza.');
    await input.activate(changes.getByRole('button', { name: 'Pedir cambios' }));
    await delivered.getByText('«Falta la plaza.»').waitFor();

    await their.reload();
    await their.getByText('¿Los datos son de este año?').waitFor();
    await input.activate(their.getByRole('button', { name: 'Entregar otra versión: Mapa de sensores' }));
    await input.fill(
      delivery.getByRole('textbox', { name: 'Enlace a lo que entregas' }),
      'https://ejemplo.org/otra',
    );
    await send(/^Abrir la entrega en/);
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Aprobar: Mapa de sensores' }));
    await input.activate(our.getByRole('button', { name: 'Aprobar la entrega' }));
    await our.getByText(/^La organización aprobó esta versión/).waitFor();
    await delivered.getByText('1 versión anterior').waitFor();
    problems.push(
      ...(await lookOverOnEach(our, 'plan and deliveries', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
    );
    expect([...problems, ...student.problems, ...coordinator.problems]).toEqual([]);
  });

test('a file whose upload was cut is sent again when the connection is back, and the form keeps what was typed', async ({
  person,
  product,
}) => {
  const { page, context, delivery } = await aboutToDeliver(person, product.url);
  await delivery.getByRole('textbox', { name: 'Qué entregas' }).fill('Falta el índice.');
  await context.setOffline(true);
  await pointer.attach(delivery.getByRole('button', { name: 'Elegir archivo' }), pdfFile('borrador.pdf'));
  await delivery.getByRole('button', { name: 'Reintentar' }).waitFor();
  await delivery.getByRole('button', { name: 'Entregar', exact: true }).click();
  await delivery.getByText('Reintenta').first().waitFor();
  await context.setOffline(false);
  await delivery.getByText('Archivo subido').waitFor();
  await delivery.getByRole('button', { name: 'Entregar', exact: true }).click();
  const delivered = page.getByRole('region', { name: 'Entregas' });
  await delivered.getByRole('link', { name: /^Abrir «borrador.pdf»/ }).waitFor();
  await delivered.getByText('Falta el índice.').waitFor();
});

test('a large file goes on where its upload stopped, after a reload too', async ({ person, product }) => {
  const { page, delivery } = await aboutToDeliver(person, product.url);
  const sent: number[] = [];
  let isDown = true;
  await page.route('**/api/upload/parts?*part=*', async (route) => {
    const part = Number(new URL(route.request().url()).searchParams.get('part'));
    if (isDown && part === 3) return route.abort('connectionreset');
    sent.push(part);
    return route.continue();
  });
  const file = pdfFile('memoria.pdf', 4 * 1024 * 1024);
  const choose = delivery.getByRole('button', { name: 'Elegir archivo' });
  await delivery.getByRole('textbox', { name: 'Qué entregas' }).fill('La memoria entera.');
  await pointer.attach(choose, file);
  await delivery.getByRole('button', { name: 'Reintentar' }).waitFor();
  expect(sent).toEqual([1, 2]);

  isDown = false;
  await page.reload();
  await page.getByRole('button', { name: 'Entregar: Borrador' }).click();
  await delivery.getByText('«memoria.pdf» no llegó a subirse').waitFor();
  await pointer.attach(choose, file);
  await delivery.getByText('Archivo subido').waitFor();
  expect(sent).toEqual([1, 2, 3, 4, 5]);
  await delivery.getByRole('button', { name: 'Entregar', exact: true }).click();
  const delivered = page.getByRole('region', { name: 'Entregas' });
  await delivered.getByRole('link', { name: /^Abrir «memoria.pdf»/ }).waitFor();
  await delivered.getByText('La memoria entera.').waitFor();
});

/** A student on a phone with the dialog of a delivery open, for a plan that both sides have agreed on. */
async function aboutToDeliver(person: Parameters<typeof running>[0], url: string) {
  const { coordinator, student, address } = await running(person, url, 360);
  const { page, context } = student;
  const { data } = await call<{ data: { id: number } }>(context, url, [
    'POST',
    `/api${address.replace('colaboraciones', 'collaborations')}/plan`,
    {
      seen: null,
      milestones: [{ title: 'Borrador', description: 'El texto.', due: '2099-03-01', milestone: null }],
    },
  ]);
  expect(data).toBeTruthy();
  await coordinator.page.goto(address);
  await coordinator.page.getByRole('button', { name: 'Aceptar el plan' }).click();
  await coordinator.page.getByRole('region', { name: 'Entregas' }).waitFor();

  await page.goto(address);
  await page.getByRole('button', { name: 'Entregar: Borrador' }).click();
  return { page, context, delivery: page.getByRole('dialog', { name: 'Entregar: Borrador' }) };
}
