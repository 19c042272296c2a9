/** Browser tests of the words of an evaluation: a side reports them, support hides them and shows them again. */
import type { Page } from '@playwright/test';
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { mailedLink } from '@puente/testing/outbox';
import { delivered } from './fresh-collaboration.ts';

const offence = 'Se reían de mí y no me pagaron.';
const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Opens the evaluation that the reader sent, which is folded. */
const openOwn = (page: Page) => page.getByText(/^Lo que has dicho de/).click();

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
]) {
  test(`words are reported, hidden by support and shown again with the ${device} at ${width} px`, async ({
    person,
    product,
  }) => {
    const { coordinator, student, id } = await delivered(person, product.url, width);
    const { data: pairs } = await call<{ data: { member: number }[] }>(student.context, product.url, [
      'POST',
      `/api/collaborations/${id}/evaluations/organization`,
      { scores: { guidance: 1, clarity: 2, learning: 3, treatment: 1, agreed: 2 }, text: offence },
    ]);
    await call(coordinator.context, product.url, [
      'POST',
      `/api/collaborations/${id}/evaluations/students`,
      {
        member: pairs[0]?.member,
        scores: { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 },
      },
    ]);

    const our = coordinator.page;
    await our.goto(`/colaboraciones/${id}`);
    await input.activate(our.getByRole('button', { name: 'Denunciar' }));
    const report = our.getByRole('dialog', { name: 'Denunciar una valoración' });
    await input.check(report.getByRole('radio').first());
    await input.fill(report.getByLabel('Cuéntanos más'), 'No es verdad.');
    await input.activate(report.getByRole('button', { name: 'Enviar aviso' }));
    await report.waitFor({ state: 'detached' });

    const support = await person('soporte@puente.test', { width });
    const { page } = support;
    await page.goto(await mailedLink(product.dataDir, 'soporte@puente.test', '/staff/mensajes/'));
    await page.getByRole('heading', { name: 'El comentario del aviso' }).waitFor();
    await page.getByText(offence).waitFor();
    const problems = await lookOverOnEach(page, 'the reported words', screens);
    await input.activate(page.getByRole('button', { name: 'Retirar el comentario' }));
    const dialog = page.getByRole('dialog', { name: '¿Retirar el comentario?' });
    await input.check(dialog.getByRole('radio', { name: /^Ofende/ }));
    await input.fill(dialog.getByLabel('Explicación'), 'Describe a personas que no pueden responder.');
    problems.push(...(await lookOver(page, 'hiding words')));
    await input.activate(dialog.getByRole('button', { name: 'Retirar y avisar' }));
    await page.getByText(/^Retirado\. Motivo: Ofende.* no pueden responder\.$/).waitFor();
    await expect(page.getByRole('heading', { name: 'El comentario del aviso' })).toBeFocused();
    problems.push(...(await lookOver(page, 'words that are hidden')));

    await our.reload();
    await our.getByText('El equipo ha retirado este comentario.').waitFor();
    await our.getByText('Describe a personas que no pueden responder.').waitFor();
    await expect(our.getByText(offence)).toHaveCount(0);
    problems.push(...(await lookOverOnEach(our, 'hidden words', screens)));
    const their = student.page;
    await their.goto(`/colaboraciones/${id}`);
    await openOwn(their);
    await expect(their.getByText('Describe a personas que no pueden responder.')).toBeVisible();
    await expect(their.getByText(offence)).toHaveCount(0);

    await input.activate(page.getByRole('button', { name: 'Volver a mostrarlo' }));
    await input.activate(page.getByRole('alertdialog').getByRole('button', { name: 'Mostrar y avisar' }));
    await expect(page.getByRole('heading', { name: 'El comentario del aviso' })).toBeFocused();
    await our.reload();
    await our.getByText(offence).waitFor();
    await expect(our.getByText('El equipo ha retirado este comentario.')).toHaveCount(0);
    expect([...problems, ...student.problems, ...coordinator.problems, ...support.problems]).toEqual([]);
  });
}
