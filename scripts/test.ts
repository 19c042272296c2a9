/**
 * `npm test [step…]`: everything that has to hold, in the order in which failures are cheapest to find.
 * What takes longer is in test-long.ts.
 */
import { join } from 'node:path';
import { root } from './children.ts';
import { main } from './preconditions.ts';
import { bin, jest, runSteps, type Step } from './steps.ts';

const steps: Step[] = [
  { name: 'links between apps are up to date', args: [join(root, 'shared/federation/scripts/generate-links.ts'), '--check'] },
  { name: 'types', args: [join(root, 'scripts/typecheck.ts')] },
  { name: 'lint and arrows', args: [bin('eslint/bin/eslint.js'), '.'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js')] },
  { name: 'repetition', args: [bin('jscpd/bin/jscpd')] },
  { name: 'unit and API tests (PGlite)', args: [...jest, '--silent=false'] },
  { name: 'API tests (PostgreSQL)', args: jest, cwd: 'deploy/api', env: { TEST_DATABASE: 'postgres' } },
  { name: 'design system in Chromium', args: [...jest, '-c', 'jest.e2e.config.mjs'], cwd: 'shared/design-system' },
  ...['public-site', 'student-app', 'organisation-app', 'shell'].map((app) => ({
    name: `journeys of ${app}`,
    args: [...jest, '-c', 'jest.e2e.config.mjs'],
    cwd: app,
  })),
];

await main(() => runSteps(steps, process.argv.slice(2)));
