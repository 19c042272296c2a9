import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom leaves these out, and react-router needs them when it is imported. */
const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

export default class BrowserLikeEnvironment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    const { channels } = this;
    this.global.BroadcastChannel ??= class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
  }

  /** An open channel would keep the process from ending, and hear the tests of the next file. */
  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
