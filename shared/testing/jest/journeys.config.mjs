import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserJourneys } from './preset.mjs';

const root = join(import.meta.dirname, '../../..');

/** The journeys of all workspaces in one run: four files at a time, since much of a journey is waiting for a browser or a server. */
const workspaces = globSync('{*,shared/*}/jest.e2e.config.mjs', { cwd: root }).map(dirname);

// Jest takes limits of time from the run, not from its projects.
export default {
  rootDir: '../../..',
  projects: workspaces.map((folder) => `<rootDir>/${folder}/jest.e2e.config.mjs`),
  maxWorkers: 4,
  testTimeout: browserJourneys().testTimeout,
};
