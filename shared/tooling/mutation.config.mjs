/** Settings of Stryker for one subject: `MUTATE` names it, and the working directory is its workspace. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { mutationSubjects } from './src/mutation-subjects.ts';

const subject = mutationSubjects.find(({ name }) => name === process.env.MUTATE);
if (!subject) throw new Error(`MUTATE names no subject: ${process.env.MUTATE}`);

/** Code that the subject excludes, by Stryker's plugin interface. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'left-out',
    value: {
      shouldIgnore: ({ node: { key, id } }) =>
        subject.leftOut?.includes((key ?? id)?.name) ? 'It is left out.' : undefined,
    },
  },
];

export default {
  mutate: [...subject.sources, '!**/*.test.ts'],
  plugins: ['@stryker-mutator/jest-runner', import.meta.url],
  ignorers: ['left-out'],
  testRunner: 'jest',
  jest: {
    config: {
      testMatch: subject.tests.map((tests) => `<rootDir>/${tests}`),
      // No subject's tests need the servers that a workspace starts for its other tests.
      globalSetup: null,
      globalTeardown: null,
    },
  },
  coverageAnalysis: 'perTest',
  // Code that runs once when a module loads (tables, schemas, patterns) would need all tests in a new process for every mutant.
  ignoreStatic: true,
  // Most strings are texts for people, which tests need not repeat; of the codes, the compiler knows which there are.
  mutator: { excludedMutations: ['StringLiteral'] },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 1,
  // Keeps slow mutants on a busy machine from counting as endless loops, which are detected mutants.
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: fileURLToPath(new URL(`../../.cache/mutation/${subject.name}.json`, import.meta.url)),
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', 'dist'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
};
