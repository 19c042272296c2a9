/** `npm run test:long [step…]`: what is worth minutes, but not at every change. */
import { main } from './preconditions.ts';
import { jest, runSteps, type Step } from './steps.ts';

const steps: Step[] = [
  { name: 'hot reload', args: [...jest, '-c', 'jest.long.config.mjs'], cwd: 'shared/tooling' },
  {
    name: 'hostile input',
    args: [...jest, 'test/hostile', 'src/lists/query-language'],
    cwd: 'deploy/api',
    env: { HOSTILE: '1', TEST_DATABASE: 'postgres' },
  },
  {
    name: 'a hundred kills',
    args: [...jest, 'test/processes/kill'],
    cwd: 'deploy/api',
    env: { KILLS: '100' },
  },
  {
    name: 'a hundred kills on PostgreSQL',
    args: [...jest, 'test/processes/kill'],
    cwd: 'deploy/api',
    env: { KILLS: '100', TEST_DATABASE: 'postgres' },
  },
  {
    name: 'faults of every answer',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'faults.e2e'],
    cwd: 'shell',
    env: { FAULTS: '1' },
  },
  {
    name: 'jobs by the clock',
    args: [...jest, 'src/jobs/queue'],
    cwd: 'deploy/api',
    env: { LONG: '1', TEST_DATABASE: 'postgres' },
  },
  { name: 'wide picture matrix', args: [...jest, '-c', 'jest.long.config.mjs'], cwd: 'shell' },
  {
    name: 'the frame on every screen',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'frame-accessibility'],
    cwd: 'shell',
    env: { LONG: '1' },
  },
  {
    name: 'every component on every screen',
    args: [...jest, '-c', 'jest.long.config.mjs'],
    cwd: 'shared/design-system',
  },
];

await main(() => runSteps(steps, process.argv.slice(2)));
