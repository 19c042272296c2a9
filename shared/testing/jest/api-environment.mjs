import { ApiProcess } from '../src/api-process.ts';
import NodeEnvironment from './node-environment.mjs';

/** Outside the test files, which come and go: this module is loaded once in each Jest worker. */
let api;

/** Node with one process of the API for all files of the worker. */
export default class ApiEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.apiProcessOfWorker = () => (api ??= new ApiProcess());
  }
}
