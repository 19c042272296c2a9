/** The competence questionnaire, answered to its end with the keyboard alone (specification §3). */
import { competenceSections } from '@puente/contract/constants/competences';
import { keyboard } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { test } from './open-as.ts';

/** 'Algo de acuerdo' with every sentence: a negative one counts 6 - 4. */
const answer = 4;

test('§3 the questionnaire is answered with the keyboard, and its result is a chart and a table', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('student', '/profile?section=competences', {
    width: 360,
    serviceWorkers: 'allow',
  });
  const begin = page.getByRole('button', { name: /^(Empezar el cuestionario|Responder de nuevo)$/ });
  await keyboard.activate(begin);
  // The button was at the end of the former results.
  const first = page.getByRole('heading', { level: 3, name: competenceSections[0]?.name ?? '' });
  await first.waitFor();
  expect((await first.boundingBox())?.y).toBeGreaterThan(0);

  const findings: string[] = [];
  for (const [index, { name, items }] of competenceSections.entries()) {
    await page.getByRole('heading', { level: 3, name }).waitFor();
    if (index === 0) findings.push(...(await lookOver(page, name)));
    for (const { text } of items) {
      const scale = page.getByRole('radiogroup', { name: text });
      await keyboard.check(scale.getByRole('radio', { name: String(answer), exact: true }));
    }
    // Enter in a field is 'Siguiente', and on the last page 'Ver mis resultados'.
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
