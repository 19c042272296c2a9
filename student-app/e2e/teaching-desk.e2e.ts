/** Browser tests of the teacher's desk: a work that names the teacher is answered there, and everything is downloaded. */
import { readFile } from 'node:fs/promises';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
])
  test(`a teacher declines a work, undoes it and downloads the desk with the ${device} at ${width} px`, async ({
    openAs,
  }) => {
    const { page, problems } = await openAs('docente@puente.test', '/docencia', { width });
    await untilReady(page);
    const waiting = page.getByRole('region', { name: 'Esperan por ti' });
    const works = waiting.getByRole('button', { name: 'Rechazar' });
    const before = await works.count();
    expect(before).toBeGreaterThan(0);
    await input.activate(works.first());
    await expect(works).toHaveCount(before - 1);
    await expect(waiting.getByRole('heading', { level: 2 })).toBeFocused();
    await input.activate(page.getByRole('button', { name: 'Deshacer' }));
    await expect(works).toHaveCount(before);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      input.activate(page.getByRole('button', { name: 'Descargar CSV' })),
    ]);
    expect(download.suggestedFilename()).toBe('docencia.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('"Colaboración"');

    await page.goto('/docencia?tab=colaboraciones');
    await page.getByRole('region', { name: 'En marcha' }).getByRole('link').first().waitFor();
    expect(
      await lookOverOnEach(page, '/docencia', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ]),
    ).toEqual([]);
    expect(problems).toEqual([]);
  });

test('a student is told that the desk is for teachers', async ({ openAs }) => {
  const { page } = await openAs('estudiante@puente.test', '/docencia');
  await page
    .getByRole('main')
    .getByText(/docentes|universidades/)
    .first()
    .waitFor();
});
