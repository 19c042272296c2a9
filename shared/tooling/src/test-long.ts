/** `npm run test:long [step…]`: what is worth minutes, but not at every change. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './children.ts';
import { chosenSteps } from './chosen-steps.ts';
import { mutationSubjects } from './mutation-subjects.ts';
import { main } from './preconditions.ts';
import { jest, runSteps, type Step } from './steps.ts';

const steps: Step[] = [
  {
    name: 'hot reload, another installation, a new app and a candidate',
    args: [...jest, '-c', 'jest.long.config.mjs'],
    cwd: 'shared/tooling',
  },
  {
    name: 'hostile input',
    args: [...jest, 'test/hostile', 'src/lists/query-language'],
    cwd: 'deploy/api',
    env: { HOSTILE: '1' },
  },
  {
    name: 'refused uploads, 200 of each kind',
    args: [...jest, 'src/http/unread-bodies'],
    cwd: 'deploy/api',
    env: { REFUSALS: '200' },
  },
  {
    name: 'a hundred kills on PostgreSQL',
    args: [...jest, 'test/processes/kill'],
    cwd: 'deploy/api',
    env: { KILLS: '100' },
  },
  {
    name: 'a hundred kills on the embedded database',
    args: [...jest, 'test/processes/kill'],
    cwd: 'deploy/api',
    env: { KILLS: '100', TEST_DATABASE: 'embedded' },
  },
  {
    name: 'the API on the embedded database',
    args: jest,
    cwd: 'deploy/api',
    env: { TEST_DATABASE: 'embedded', LONG: '1' },
  },
  {
    name: 'backups from one database engine to the other',
    args: [...jest, 'src/backup'],
    cwd: 'deploy/api',
    env: { LONG: '1' },
  },
  {
    name: 'hostile messages and addresses in a browser',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'hostile-messages', 'open-redirects'],
    cwd: 'shell',
    env: { HOSTILE: '1' },
  },
  {
    name: 'faults of every answer and file',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'fault', 'failures.e2e', 'shell-files', 'offline'],
    cwd: 'shell',
    env: { FAULTS: '1' },
  },
  {
    name: 'forms, calls and presses of the student app with all that can go wrong',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'kept-forms', 'faulty-calls', 'failed-presses'],
    cwd: 'student-app',
    env: { FAULTS: '1' },
  },
  {
    name: 'forms, calls and presses of the organisation app with all that can go wrong',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'kept-forms', 'faulty-calls', 'failed-presses'],
    cwd: 'organisation-app',
    env: { FAULTS: '1' },
  },
  {
    name: 'jobs by the clock',
    args: [...jest, 'src/jobs/queue'],
    cwd: 'deploy/api',
    env: { LONG: '1' },
  },
  { name: 'wide picture matrix', args: [...jest, '-c', 'jest.long.config.mjs', 'pictures'], cwd: 'shell' },
  {
    name: 'pages of students in every state, on every screen, and with the keyboard alone',
    args: [...jest, '-c', 'jest.long.config.mjs', 'page-states', 'keyboard'],
    cwd: 'student-app',
  },
  {
    name: 'pages of organisations in every state, on every screen',
    args: [...jest, '-c', 'jest.long.config.mjs', 'page-states'],
    cwd: 'organisation-app',
  },
  {
    name: 'the profile of each role, and the way out with its data',
    args: [...jest, '-c', 'jest.long.config.mjs', 'profile-of-each-role', 'own-data'],
    cwd: 'student-app',
  },
  {
    name: 'uploads of the student app cut at half',
    args: [...jest, '-c', 'jest.long.config.mjs', 'cut-uploads'],
    cwd: 'student-app',
  },
  {
    name: 'the student app released alone',
    args: [...jest, '-c', 'jest.long.config.mjs', 'released-alone'],
    cwd: 'student-app',
  },
  {
    name: 'the organisation app released alone',
    args: [...jest, '-c', 'jest.long.config.mjs', 'released-alone'],
    cwd: 'organisation-app',
  },
  {
    name: 'pages of the public site in every state, on every screen',
    args: [...jest, '-c', 'jest.long.config.mjs', 'page-states'],
    cwd: 'public-site',
  },
  {
    name: 'the public site released alone, and mixed views of people with sessions and without',
    args: [...jest, '-c', 'jest.long.config.mjs', 'released-alone', 'mixed-views'],
    cwd: 'public-site',
  },
  { name: 'the tasks of new users', args: [...jest, '-c', 'jest.long.config.mjs', 'tasks'], cwd: 'shell' },
  {
    name: 'the frame and the story on every screen, the session on every route',
    args: [...jest, '-c', 'jest.e2e.config.mjs', 'frame-accessibility', 'story', 'session.e2e'],
    cwd: 'shell',
    env: { LONG: '1' },
  },
  {
    name: 'what journeys come by, for axe on every screen',
    args: [
      ...jest,
      ...['-c', 'shared/testing/jest/journeys.config.mjs'],
      ...['login.e2e', 'notifications', 'public-pages', 'organisation-area'],
      ...['student-area', 'works.e2e', 'organizations', 'chat', 'playground'],
    ],
    cwd: '.',
    env: { LONG: '1' },
  },
  {
    name: 'every component on every screen',
    args: [...jest, '-c', 'jest.long.config.mjs'],
    cwd: 'shared/design-system',
  },
  ...mutationSubjects.map(({ name, workspace }): Step => ({
    name: `mutation of ${name}`,
    args: [
      join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      join(root, 'shared/tooling/mutation.config.mjs'),
    ],
    cwd: workspace,
    env: { MUTATE: name },
  })),
];

const usage = `npm run test:long [-- <word>…]

The steps with one of these words in their names, or all:
${steps.map(({ name }) => `  ${name}`).join('\n')}`;

await main(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  await runSteps(chosenSteps(steps, positionals));
});
