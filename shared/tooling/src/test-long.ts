/** `npm run test:long [step…]`: tests that take minutes, too long for every change. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../architecture.mjs';
import { root } from './children.ts';
import { chosenSteps } from './chosen-steps.ts';
import { mutationSubjects } from './mutation-subjects.ts';
import { main } from './preconditions.ts';
import { jest, playwright, runSteps, type Step } from './steps.ts';

/**
 * Returns the arguments that run journeys of one workspace.
 * @param files prefixes of the names of its files; default: all
 */
const journeys = (workspace: string, folder: 'e2e' | 'long', ...files: string[]): string[] => [
  ...playwright,
  ...['-c', `shared/testing/playwright/${folder === 'long' ? 'long' : 'journeys'}.config.ts`],
  `--project=${workspace}`,
  // Playwright takes them as regular expressions over whole paths, that of the checkout included.
  ...files.map((file) => `${workspace}/${folder}/${file}`),
];

const steps: Step[] = [
  {
    name: 'regular expressions that hostile texts could slow down',
    args: [
      join(root, 'node_modules/eslint/bin/eslint.js'),
      ...['deploy', 'shared/contract', 'shared/client'],
    ],
    env: { REDOS: '1' },
  },
  {
    name: 'hot reload, another installation, a preview, a new app, a candidate and smoke tests',
    args: journeys('shared/tooling', 'long', 'dev', 'against', 'preview', 'create-app', 'candidate', 'smoke'),
  },
  {
    name: 'an app in its own repository',
    args: journeys('shared/tooling', 'long', 'own-repository'),
  },
  ...apps.map((app): Step => ({
    name: `compatibility of ${app} with other shells and the former API`,
    args: [join(root, 'shared/tooling/src/compatibility.ts'), '--app', app],
  })),
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
    name: 'an upgrade from the former release under traffic',
    args: [...jest, 'test/upgrades/rolling-upgrade'],
    cwd: 'deploy/api',
    env: { LONG: '1' },
  },
  {
    name: 'root commands on a production install, beside its servers',
    args: [...jest, 'src/production-commands'],
    cwd: 'shared/tooling',
    env: { LONG: '1' },
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
    args: journeys('shell', 'e2e', 'hostile-messages', 'open-redirects'),
    env: { HOSTILE: '1' },
  },
  {
    name: 'faults of every answer and file',
    args: journeys('shell', 'e2e', 'faults', 'failures', 'shell-files', 'offline'),
    env: { FAULTS: '1' },
  },
  {
    name: 'every kind of fault in every file, on every visit',
    args: journeys('shell', 'long', 'fault-matrix'),
    env: { FAULTS: '1' },
  },
  {
    name: 'every kind of fault in every file of an app that has a former version',
    args: journeys('shell', 'long', 'fault-matrix'),
    env: { FAULTS: '1', DELIVERY: 'former' },
  },
  {
    name: 'every kind of fault in every file of a canary',
    args: journeys('shell', 'long', 'fault-matrix'),
    env: { FAULTS: '1', DELIVERY: 'canary' },
  },
  {
    name: 'forms, calls and presses of the student app with all that can go wrong',
    args: journeys('student-app', 'long', 'kept-forms', 'faulty-calls', 'failed-presses'),
    env: { FAULTS: '1' },
  },
  {
    name: 'forms, calls and presses of the organisation app with all that can go wrong',
    args: journeys('organisation-app', 'long', 'kept-forms', 'faulty-calls', 'failed-presses'),
    env: { FAULTS: '1' },
  },
  {
    name: 'the same version of every app from the same sources',
    args: [...jest, 'src/same-version'],
    cwd: 'deploy/releases',
    env: { LONG: '1' },
  },
  {
    name: 'the production guide in an empty folder',
    args: [...jest, 'src/guide'],
    cwd: 'deploy/recipes',
    env: { LONG: '1' },
  },
  {
    name: 'jobs by the clock',
    args: [...jest, 'src/jobs/queue'],
    cwd: 'deploy/api',
    env: { LONG: '1' },
  },
  { name: 'wide picture matrix', args: journeys('shell', 'long', 'pictures') },
  {
    name: 'pages of students in every state, on every screen, and with the keyboard alone',
    args: journeys('student-app', 'long', 'page-states', 'keyboard', 'story-by-keyboard'),
  },
  {
    name: 'pages of organisations in every state, on every screen',
    args: journeys('organisation-app', 'long', 'page-states'),
  },
  {
    name: 'the profile of each role, and the way out with its data',
    args: journeys('student-app', 'long', 'profile-of-each-role', 'own-data'),
  },
  {
    name: 'uploads of the student app cut at half',
    args: journeys('student-app', 'long', 'cut-uploads'),
  },
  {
    name: 'the student app released alone',
    args: journeys('student-app', 'long', 'released-alone'),
  },
  {
    name: 'the organisation app released alone',
    args: journeys('organisation-app', 'long', 'released-alone'),
  },
  {
    name: 'pages of the public site in every state, on every screen',
    args: journeys('public-site', 'long', 'page-states'),
  },
  {
    name: 'the public site released alone, and mixed views of people with sessions and without',
    args: journeys('public-site', 'long', 'released-alone', 'mixed-views'),
  },
  { name: 'the story on the embedded database', args: journeys('shell', 'long', 'embedded-story') },
  { name: 'the tasks of new users', args: journeys('shell', 'long', 'tasks') },
  {
    name: 'the frame and the story on every screen, the session on every route',
    args: journeys('shell', 'e2e', 'frame-accessibility', 'story', 'session\\.e2e'),
    env: { LONG: '1' },
  },
  {
    name: 'what journeys come by, for axe on every screen',
    args: [
      ...playwright,
      ...['-c', 'shared/testing/playwright/journeys.config.ts'],
      ...['login', 'social-login', 'notifications'].map((file) => `shell/e2e/${file}\\.e2e`),
      'public-site/e2e/public-pages',
      ...['organisation-area', 'my-projects'].map((file) => `organisation-app/e2e/${file}`),
      ...['student-area', 'works', 'organizations', 'chat'].map((file) => `student-app/e2e/${file}\\.e2e`),
      'shared/design-system/e2e/playground',
    ],
    env: { LONG: '1' },
  },
  {
    name: 'every page for two other checkers: IBM Equal Access and Nu',
    args: journeys('shell', 'long', 'checkers'),
  },
  {
    name: 'every component on every screen',
    args: journeys('shared/design-system', 'long'),
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

const usage = `npm run test:long [-- <word>…]   the steps with one of these words in their names, or all
npm run test:long -- --list       names of the steps, as a JSON array

${steps.map(({ name }) => `  ${name}`).join('\n')}`;

await main(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false } },
  });
  if (values.list) return console.log(JSON.stringify(steps.map(({ name }) => name)));
  await runSteps(chosenSteps(steps, positionals));
});
