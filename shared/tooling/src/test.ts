/**
 * `npm test [step…]`: everything that has to hold, in the order in which failures are cheapest to find.
 * What takes longer is in test-long.ts.
 */
import { join } from 'node:path';
import { root } from './children.ts';
import { main } from './preconditions.ts';
import { bin, jest, runSteps, type Step } from './steps.ts';

const workspaces = [
  'shared/tooling',
  ...['locks', 'contract', 'client', 'platform', 'design-system', 'federation'].map(
    (name) => `shared/${name}`,
  ),
  ...['api', 'edge', 'releases'].map((name) => `deploy/${name}`),
  ...['public-site', 'student-app', 'organisation-app', 'shell'],
];

/** The types of every workspace at once, megabytes: more than Node allows itself. */
const lintMemory = ['--max-old-space-size=8192'];

const steps: Step[] = [
  {
    name: 'links between apps are up to date',
    args: [join(root, 'shared/federation/scripts/generate-links.ts'), '--check'],
  },
  { name: 'types', args: [join(root, 'shared/tooling/src/typecheck.ts')] },
  { name: 'lint and arrows', args: [...lintMemory, bin('eslint/bin/eslint.js'), '.'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js'), '--config', 'shared/tooling/knip.json'] },
  { name: 'repetition', args: [bin('jscpd/bin/jscpd'), '--config', 'shared/tooling/jscpd.json'] },
  // Each workspace by itself: limits of time are the workspace's own, which one run over all would not honour.
  ...workspaces.map((cwd) => ({ name: `tests of ${cwd}`, args: jest, cwd })),
  {
    name: 'tests of deploy/api on PostgreSQL',
    args: jest,
    cwd: 'deploy/api',
    env: { TEST_DATABASE: 'postgres' },
  },
  { name: 'journeys', args: [...jest, '-c', join(root, 'shared/testing/jest/journeys.config.mjs')] },
];

await main(() => runSteps(steps, process.argv.slice(2)));
