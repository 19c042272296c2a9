import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserJourneys } from './preset.mjs';

const root = join(import.meta.dirname, '../../..');

/** The journeys of all workspaces in one run: two files at a time. With four, pages take seconds that people would not wait. */
const workspaces = globSync('{*,shared/*}/jest.e2e.config.mjs', { cwd: root }).map(dirname);

// Jest takes limits of time from the run, not from its projects.
export default {
  rootDir: '../../..',
  projects: workspaces.map((folder) => `<rootDir>/${folder}/jest.e2e.config.mjs`),
  maxWorkers: 2,
  testTimeout: browserJourneys().testTimeout,
};
