import process from 'node:process';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node as Jest gives it. A worker ends with the run that started it, also when that was killed, and so do its servers.
 * When a test fails, the journeys show what was on their pages (`src/failed-journey.ts`).
 */
export default class NodeEnvironment extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure') await this.global.whenTestFails?.(event.test.name);
  }
}

// Not awaited: Stryker gets this module by `require`.
if (process.connected) void import('../../tooling/src/ends-with-parent.mjs');
