/** Browser test of a collaboration that is cancelled half-way, by either side, while a delivery waits. */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { running } from './running-collaboration.ts';

for (const { device, input, width, side } of [
  { device: 'pointer', input: pointer, width: 1280, side: 'student' },
  { device: 'keyboard', input: keyboard, width: 360, side: 'organization' },
] as const)
  test(`the ${side} cancels while a delivery waits, with the ${device} at ${width} px`, async ({
    person,
    product,
  }) => {
    const { coordinator, student, address } = await running(person, product.url, width);
    const api = `/api${address.replace('colaboraciones', 'collaborations')}`;
    const [who, other] = side === 'student' ? [student, coordinator] : [coordinator, student];

    // A plan, a delivery that waits, and hours of which some are confirmed.
    await student.page.goto(address);
    await input.activate(student.page.getByRole('button', { name: 'Proponer un plan' }));
    const plan = student.page.getByRole('dialog', { name: 'Proponer un plan' });
    await input.fill(plan.getByRole('textbox', { name: 'Hito 1: título' }), 'Mapa de sensores');
    await input.activate(plan.getByRole('button', { name: 'Enviar la propuesta' }));
    await plan.waitFor({ state: 'hidden' });
    await coordinator.page.goto(address);
    await input.activate(coordinator.page.getByRole('button', { name: 'Aceptar el plan' }));
    await coordinator.page.getByRole('heading', { name: 'Mapa de sensores' }).waitFor();
    await student.page.reload();
    await input.activate(student.page.getByRole('button', { name: /^\+ 5 h/ }).first());
    await student.page.getByText('0 h confirmadas y 5 h por confirmar.').waitFor();
    await coordinator.page.reload();
    await input.activate(coordinator.page.getByRole('button', { name: 'Confirmar 1 semana' }));
    await coordinator.page.getByText('5 h confirmadas.').waitFor();
    const { data } = await call<{ data: { milestone: number }[] }>(student.context, product.url, [
      'GET',
      `${api}/deliveries`,
    ]);
    const milestone = data[0]?.milestone ?? 0;
    const link = 'https://ejemplo.org/borrador';
    await call(student.context, product.url, [
      'POST',
      `${api}/deliveries`,
      { milestone, seen: null, link, text: '', confidential: false },
    ]);

    await who.page.reload();
    await input.activate(who.page.getByRole('button', { name: 'Cancelar la colaboración' }));
    const cancel = who.page.getByRole('dialog', { name: '¿Cancelar la colaboración?' });
    await input.activate(cancel.getByRole('button', { name: 'Cancelar la colaboración' }));
    await cancel.getByText('Este campo es obligatorio.').waitFor();
    await input.fill(cancel.getByRole('textbox'), 'Ya no podemos seguir.');
    await input.activate(cancel.getByRole('button', { name: 'Cancelar la colaboración' }));
    await who.page.getByText('Esta colaboración se canceló').waitFor();

    // The other side reads why, can still read everything, and changes nothing.
    await other.page.goto(address);
    await other.page.getByText('Ya no podemos seguir.').first().waitFor();
    await other.page.getByRole('link', { name: /^Abrir la entrega en/ }).waitFor();
    await expect(other.page.getByText('5 h confirmadas.')).toBeVisible();
    for (const name of [/^Aprobar:/, /^Pedir cambios:/, /^Entregar/, /^\+ 5 h/, /^Emitir/])
      await expect(other.page.getByRole('button', { name })).toHaveCount(0);
    // Work that had begun can be evaluated, and is not certified.
    await expect(other.page.getByRole('button', { name: /^Valorar a/ }).first()).toBeVisible();
    await expect(other.page.getByRole('region', { name: 'Certificado' })).toHaveCount(0);
    const problems = [
      ...(await lookOverOnEach(other.page, 'a cancelled collaboration', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
      ...student.problems,
      ...coordinator.problems,
    ];
    expect(problems).toEqual([]);
  });
