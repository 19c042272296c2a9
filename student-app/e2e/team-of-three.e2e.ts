/** Browser test of a team: three students share one plan and its deliveries, log their own hours, and one of them leaves. */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, type Fixtures, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { joined } from './fresh-collaboration.ts';
import { publishProject } from './fresh-records.ts';

/** A coordinator, and three students who have joined the collaboration of one project. */
async function team(person: Fixtures['person'], url: string, width: number) {
  const coordinator = await person('coordinator', { width });
  const { id: project } = await publishProject(coordinator, url);
  await call(coordinator.context, url, ['PUT', `/api/projects/${project}/teamwork`, { teamwork: true }]);
  const join = () => joined(person, { coordinator, project }, url, width);
  const [first, second, third] = [await join(), await join(), await join()];
  expect(new Set([first.id, second.id, third.id]).size).toBe(1);
  return {
    coordinator,
    students: [first.student, second.student, third.student] as const,
    id: first.id,
    address: `/colaboraciones/${first.id}`,
  };
}

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
])
  test(`a team of three shares its plan, and goes on when one leaves, with the ${device} at ${width} px`, async ({
    person,
    product: { url },
  }) => {
    test.setTimeout(120_000);
    const { coordinator, students, id, address } = await team(person, url, width);
    const [one, two, three] = students;
    const move = (who: typeof one, from: string, state: string) =>
      call(who.context, url, ['POST', `/api/collaborations/${id}/move`, { from, state }]);

    // One proposes, the organisation agrees, another delivers.
    await one.page.goto(address);
    await input.activate(one.page.getByRole('button', { name: 'Proponer un plan' }));
    const plan = one.page.getByRole('dialog', { name: 'Proponer un plan' });
    await input.fill(plan.getByRole('textbox', { name: 'Hito 1: título' }), 'Mapa de sensores');
    await input.activate(plan.getByRole('button', { name: 'Enviar la propuesta' }));
    await plan.waitFor({ state: 'hidden' });
    await coordinator.page.goto(address);
    const agreeing = coordinator.page.getByRole('button', { name: 'Aceptar el plan' });
    await input.activate(agreeing);
    await agreeing.waitFor({ state: 'hidden' });
    await move(coordinator, 'agreed', 'running');
    await two.page.goto(address);
    await input.activate(two.page.getByRole('button', { name: 'Entregar: Mapa de sensores' }));
    const delivery = two.page.getByRole('dialog', { name: 'Entregar: Mapa de sensores' });
    await input.fill(
      delivery.getByRole('textbox', { name: 'Enlace a lo que entregas' }),
      'https://ejemplo.org/mapa',
    );
    await input.activate(delivery.getByRole('button', { name: 'Entregar', exact: true }));
    await delivery.waitFor({ state: 'hidden' });
    await one.page.reload();
    await one.page.getByRole('link', { name: /^Abrir la entrega en/ }).waitFor();

    // Hours are each one's own.
    await input.activate(one.page.getByRole('button', { name: /^\+ 5 h/ }).first());
    await one.page.getByText('0 h confirmadas y 5 h por confirmar.').waitFor();
    await three.page.goto(address);
    await three.page.getByRole('heading', { name: 'Horas' }).waitFor();
    await expect(three.page.getByText('5 h por confirmar')).toHaveCount(0);

    // One leaves: the others go on, and the page is closed to who left.
    await input.activate(three.page.getByRole('button', { name: 'Dejar el equipo' }));
    const leaving = three.page.getByRole('dialog', { name: '¿Dejar el equipo?' });
    await input.fill(leaving.getByRole('textbox'), 'Me voy de Erasmus.');
    await input.activate(leaving.getByRole('button', { name: 'Dejar el equipo' }));
    await three.page.waitForURL(/\/colaboraciones$/);
    await three.page.goto(address);
    await three.page.getByRole('heading', { name: 'No encontramos esta colaboración' }).waitFor();
    await coordinator.page.reload();
    await coordinator.page.getByText('Dejó la colaboración. Me voy de Erasmus.').waitFor();
    await input.activate(coordinator.page.getByRole('button', { name: 'Confirmar 1 semana' }));
    await coordinator.page.getByText('5 h confirmadas.').waitFor();

    // Each of the two who stay has an evaluation and a certificate of their own.
    await move(two, 'running', 'delivered');
    await move(coordinator, 'delivered', 'closed');
    await coordinator.page.reload();
    await expect(coordinator.page.getByRole('button', { name: /^Valorar a/ })).toHaveCount(2);
    await expect(coordinator.page.getByRole('button', { name: /^Marcar competencias de/ })).toHaveCount(2);
    for (const [student, hours] of [
      [one, '5 horas'],
      [two, 'Ninguna'],
    ] as const) {
      await student.page.goto(address);
      await input.activate(student.page.getByRole('button', { name: 'Emitir el certificado' }));
      const issuing = student.page.getByRole('dialog', { name: 'Emitir el certificado' });
      await input.activate(issuing.getByRole('button', { name: 'Emitir', exact: true }));
      const certificate = student.page.getByRole('region', { name: 'Certificado' });
      await certificate.getByRole('link', { name: 'Descargar en PDF' }).waitFor();
      await expect(certificate.getByText(hours, { exact: true }).first()).toBeVisible();
    }
    const problems = [
      ...(await lookOverOnEach(coordinator.page, 'the collaboration of a team', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
      ...coordinator.problems,
      ...one.problems,
      ...two.problems,
      // The page that is closed to who left answers 404.
    ];
    expect(problems).toEqual([]);
  });
