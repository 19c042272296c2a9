/** Browser tests of the evaluation at the end of a collaboration: by the student's account, and by the organisation's mailed link. */
import { organizationCriteria, studentCriteria } from '@puente/contract/constants/evaluations';
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { mailedLink } from '@puente/testing/outbox';
import { delivered } from './fresh-collaboration.ts';

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
]) {
  test(`both sides evaluate each other with the ${device} at ${width} px, the organisation without a session`, async ({
    person,
    product,
    apiProcess,
  }) => {
    const { coordinator, student, id, organization } = await delivered(person, product.url, width);
    const their = student.page;
    const problems: string[] = [];

    await their.goto(`/colaboraciones/${id}`);
    await input.activate(their.getByRole('button', { name: 'Valorar a la organización' }));
    const dialog = their.getByRole('dialog', { name: `Valorar a ${organization}` });
    for (const name of Object.values(organizationCriteria))
      await input.check(
        dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Bien', exact: true }),
      );
    await input.fill(dialog.getByRole('textbox'), 'Siempre hubo alguien a quien preguntar.');
    problems.push(...(await lookOver(their, 'the form of the student')));
    // A closed dialog keeps its answers.
    await input.activate(dialog.getByRole('button', { name: 'Volver' }));
    await input.activate(their.getByRole('button', { name: 'Valorar a la organización' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('Siempre hubo alguien a quien preguntar.');
    await input.activate(dialog.getByRole('button', { name: 'Enviar valoración' }));
    await their.getByText('Ya has enviado tu valoración.').waitFor();

    await apiProcess.operate({ job: 'evaluation-reminders', now: new Date().toISOString() });
    const link = await mailedLink(product.dataDir, coordinator.email, '/valorar');
    const visitor = await person('visitor', { width });
    const our = visitor.page;
    await our.goto(link);
    for (const name of Object.values(studentCriteria))
      await input.check(
        our.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Muy bien', exact: true }),
      );
    problems.push(...(await lookOver(our, 'the form of the link')));
    await input.activate(our.getByRole('button', { name: 'Enviar valoración' }));
    await our.getByText('Valoración enviada. Gracias.').waitFor();
    await our.reload();
    await our.getByText('Con este enlace no se puede valorar').waitFor();
    problems.push(...(await lookOver(our, 'the link that is spent')));

    await call(coordinator.context, product.url, [
      'POST',
      `/api/collaborations/${id}/move`,
      { from: 'delivered', state: 'closed' },
    ]);
    await their.reload();
    await their.getByText(`Lo que dice ${organization}`, { exact: true }).waitFor();
    await expect(their.getByText('Muy bien (5 de 5)').first()).toBeVisible();
    problems.push(
      ...(await lookOverOnEach(their, 'both evaluations', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
    );
    expect([...problems, ...student.problems, ...coordinator.problems]).toEqual([]);
  });
}
