import { TestEnvironment } from 'jest-environment-node';
import { ApiProcess } from '../src/api-process.ts';

/** Outside the test files, which come and go: this module is loaded once in each Jest worker. */
let api: ApiProcess | undefined;

export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.apiProcessOfWorker = () => (api ??= new ApiProcess());
  }
}
