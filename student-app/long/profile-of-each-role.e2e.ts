/** Acceptance: the profile of each role. Every section opens from the previous one without errors (specification §2, /profile). */
import type { Role } from '@puente/contract/roles';
import type { Email } from '@puente/testing/accounts';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { sectionsFor } from '../src/profile/sections.ts';

const accounts: [Role, Email][] = [
  ['student', 'estudiante@puente.test'],
  ['teacher', 'docente@puente.test'],
  ['coordinator', 'coordinacion@puente.test'],
  ['projectManager', 'gestion@puente.test'],
  ['staff', 'staff@puente.test'],
];

for (const [role, email] of accounts)
  test(`§2.2 the profile of a ${role}`, async ({ openAs }) => {
    const { page, problems } = await openAs(email, '/profile', { width: 360, serviceWorkers: 'allow' });
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
    const sections = page.getByRole('navigation', { name: 'Secciones del perfil' });
    // A phone collapses many sections into a single line.
    const fold = sections.getByRole('button', { name: /^Sección/ });
    if (await fold.isVisible()) await fold.click();
    const labels = sectionsFor(role).map(({ label }) => label);
    await expect(sections.getByRole('link')).toHaveText(labels, { useInnerText: true });

    for (const { label, title } of sectionsFor(role)) {
      const link = sections.getByRole('link', { name: label, exact: true });
      if (!(await link.isVisible())) await fold.click();
      await link.click();
      await page.waitForFunction((words) => document.title.startsWith(words), title);
      await untilReady(page);
      // Each section has its own heading below the page's.
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      await expect(page.getByText(/^No hemos podido/)).toHaveCount(0);
    }
    expect([...(await lookOver(page, 'the last section')), ...failed, ...problems]).toEqual([]);
  });
