/** Browser tests of the competence questionnaire, completed by keyboard only (specification §3). */
import { competenceSections } from '@puente/contract/constants/competences';
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';

/** 'Algo de acuerdo' for every sentence. A negative sentence counts 6 - 4. */
const answer = 4;

/** Earlier answers of the student. */
const formerAnswers = Object.fromEntries(
  competenceSections.flatMap(({ code, items }) => items.map(({ value }) => [`${code}.${value}`, 2])),
);

test('§3.1 the questionnaire is answered with the keyboard, and its result is a chart and a table', async ({
  person,
  product,
}) => {
  const { page, context, problems } = await person('student', { width: 360, serviceWorkers: 'allow' });
  await call(context, product.url, ['POST', '/api/students/competences', { answers: formerAnswers }]);
  await page.goto('/profile?section=competences');
  await untilReady(page);
  await keyboard.activate(page.getByRole('button', { name: 'Responder de nuevo' }));
  // The button was below the former results: check that the form starts in view.
  const first = page.getByRole('heading', { level: 3, name: competenceSections[0]?.name ?? '' });
  await first.waitFor();
  await expect(first).toBeInViewport();

  const findings: string[] = [];
  for (const [index, { name, items }] of competenceSections.entries()) {
    await page.getByRole('heading', { level: 3, name }).waitFor();
    if (index === 0) findings.push(...(await lookOver(page, name)));
    for (const { text } of items) {
      const scale = page.getByRole('radiogroup', { name: text });
      await keyboard.check(scale.getByRole('radio', { name: String(answer), exact: true }));
    }
    // Enter in a field works like 'Siguiente', and on the last page like 'Ver mis resultados'.
    await page.keyboard.press('Enter');
  }

  const results = page.getByRole('table', { name: /^Media de tus respuestas/ });
  await results.waitFor();
  const shown = await results
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .allInnerTexts();
  expect(shown.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(
    competenceSections.map(({ name, items }) => {
      const counted = items.filter(({ socialDesirability }) => !socialDesirability);
      const sum = counted.reduce((total, { negative }) => total + (negative ? 6 - answer : answer), 0);
      return `${name} ${(sum / counted.length).toFixed(1).replace('.', ',')}`;
    }),
  );
  await expect(results.locator('svg')).toHaveCount(competenceSections.length);
  findings.push(...(await lookOver(page, 'the results')));
  await page.reload();
  await results.waitFor();
  expect([...findings, ...problems]).toEqual([]);
});
