/** Browser tests of plan and deliveries of a collaboration: both sides agree, and a version is sent back and approved. */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { applyTo, type OpenPerson, preselect, publishProject } from './fresh-records.ts';

/** A coordinator and a student with a collaboration that runs, and its address. */
async function running(person: OpenPerson, url: string, width: number) {
  const coordinator = await person('coordinator', { width });
  const student = await person('student', { width });
  const project = await publishProject(coordinator, url);
  const application = await applyTo(project.id, student, url);
  await preselect(application, coordinator, url);
  await call(coordinator.context, url, ['PUT', `/api/applys/${application}`, { status: 'selected' }]);
  const { data } = await call<{ data: { id: number; updatedAt: string } }>(student.context, url, [
    'POST',
    `/api/applys/${application}/confirm`,
  ]);
  const days = { begins: '2099-02-01', ends: '2099-06-15', base: data.updatedAt };
  await call(coordinator.context, url, ['PUT', `/api/collaborations/${data.id}`, days]);
  const move = { from: 'agreed', state: 'running' };
  await call(coordinator.context, url, ['POST', `/api/collaborations/${data.id}/move`, move]);
  return { coordinator, student, address: `/colaboraciones/${data.id}` };
}

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

    const deliver = async (button: string, link: string) => {
      await their.reload();
      await input.activate(their.getByRole('button', { name: button }));
      const delivery = their.getByRole('dialog', { name: 'Entregar: Mapa de sensores' });
      await input.fill(delivery.getByRole('textbox', { name: 'Enlace a lo que entregas' }), link);
      problems.push(...(await lookOver(their, 'a delivery')));
      await input.activate(delivery.getByRole('button', { name: 'Entregar', exact: true }));
      await their
        .getByRole('link', { name: /^Abrir la entrega en/ })
        .first()
        .waitFor();
    };
    await deliver('Entregar: Mapa de sensores', 'https://ejemplo.org/borrador');
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Pedir cambios: Mapa de sensores' }));
    const changes = our.getByRole('dialog', { name: 'Pedir cambios: Mapa de sensores' });
    await input.fill(changes.getByRole('textbox'), 'Falta la plaza.');
    await input.activate(changes.getByRole('button', { name: 'Pedir cambios' }));
    await delivered.getByText('«Falta la plaza.»').waitFor();

    await deliver('Entregar otra versión: Mapa de sensores', 'https://ejemplo.org/otra');
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
