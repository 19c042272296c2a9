import { browserJourneys } from './preset.mjs';

/** The journeys of all workspaces in one run: two files at a time, since much of a journey is waiting for a browser or a server. */
const workspaces = [
  'shared/design-system',
  'shared/federation',
  'public-site',
  'student-app',
  'organisation-app',
  'shell',
];

// Jest takes limits of time from the run, not from its projects.
export default {
  rootDir: '../../..',
  projects: workspaces.map((folder) => `<rootDir>/${folder}/jest.e2e.config.mjs`),
  maxWorkers: 2,
  testTimeout: browserJourneys().testTimeout,
};
