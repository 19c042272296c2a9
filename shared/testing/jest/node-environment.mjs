import process from 'node:process';
import { TestEnvironment } from 'jest-environment-node';

/** Node as Jest gives it. A worker ends with the run that started it, also when that was killed, and so do its servers. */
export default class NodeEnvironment extends TestEnvironment {}

// Not awaited: Stryker gets this module by `require`.
if (process.connected) void import('@puente/tooling/ends-with-parent');
