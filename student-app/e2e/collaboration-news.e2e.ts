/** Browser test of two people with the page of one collaboration open: what one does reaches the other, who loses nothing typed. */
import { call } from '@puente/testing/campaigns/kept-form';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { running } from './running-collaboration.ts';

test('what the organisation does is seen without a reload, and a plan that is being written keeps its words', async ({
  person,
  product,
}) => {
  const { coordinator, student, address } = await running(person, product.url, 360);
  const { page } = student;
  await page.goto(address);
  await page.getByRole('button', { name: 'Proponer un plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Proponer un plan' });
  const title = plan.getByRole('textbox', { name: 'Hito 1: título' });
  await title.fill('Mapa de sensores');

  await call(coordinator.context, product.url, [
    'POST',
    `/api${address.replace('colaboraciones', 'collaborations')}/plan`,
    {
      seen: null,
      milestones: [
        { title: 'Primer borrador', description: 'El texto.', due: '2099-03-01', milestone: null },
      ],
    },
  ]);
  await page.getByText(/ propuso un plan\.$/).waitFor();
  await expect(title).toHaveValue('Mapa de sensores');
  const problems = await lookOver(page, 'news while a plan is written');
  await plan.getByRole('button', { name: 'Cancelar' }).click();
  await plan.waitFor({ state: 'hidden' });
  await page.getByText('Primer borrador').first().waitFor();

  // The history of a collaboration does not have hours.
  await coordinator.page.goto(address);
  const hours = coordinator.page.getByRole('region', { name: 'Horas' });
  await hours.getByText('Nadie ha apuntado horas todavía.').waitFor();
  await page
    .getByRole('region', { name: 'Horas' })
    .getByRole('button', { name: /^Media hora más/ })
    .first()
    .click();
  await hours.getByRole('button', { name: 'Confirmar 1 semana' }).waitFor();
  expect([...problems, ...student.problems, ...coordinator.problems]).toEqual([]);
});
