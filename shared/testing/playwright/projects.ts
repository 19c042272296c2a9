import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath, shortLivedPages } from '../src/chromium.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Journeys of every workspace that has the folder, one project for each.
 * @param folder of a workspace: `e2e`, or `long` for what takes too long for every change
 */
export function journeysIn(folder: 'e2e' | 'long'): PlaywrightTestConfig {
  const workspaces = globSync(`{*,shared/*}/${folder}`, { cwd: root, exclude: ['node_modules'] })
    .map((path) => dirname(path))
    .toSorted();
  return defineConfig({
    globalSetup: join(import.meta.dirname, 'global-setup.ts'),
    outputDir: join(root, '.cache/failures', folder),
    testMatch: '**/*.e2e.ts',
    projects: workspaces.map((workspace) => ({ name: workspace, testDir: join(root, workspace, folder) })),
    // One for each core of the smallest machine: with more, pages take seconds that people would not wait.
    workers: 2,
    retries: 0,
    forbidOnly: process.env['CI'] !== undefined,
    // Limits are for what hangs: a busy machine is several times slower.
    timeout: 300_000,
    expect: { timeout: 30_000 },
    reporter: [['list'], [join(import.meta.dirname, 'run-notes.ts')]],
    reportSlowTests: { max: 10, threshold: 0 },
    use: {
      launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, ...shortLivedPages] },
      trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
      screenshot: 'only-on-failure',
    },
  });
}
