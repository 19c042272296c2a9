import process from 'node:process';
import { TestEnvironment } from 'jest-environment-jsdom';

// As in node-environment.mjs.
if (process.connected) void import('@puente/tooling/ends-with-parent');

/** jsdom leaves these out, and react-router needs them when it is imported. */
const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/**
 * Node's Request refuses jsdom's AbortSignal. The router passes one with each navigation, and looks at it again to know
 * whether another navigation has come in between.
 */
class RequestWithForeignSignal extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

/** jsdom with the browser features that it lacks. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    this.global.Request ??= RequestWithForeignSignal;
    const { channels } = this;
    this.global.BroadcastChannel ??= class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
  }

  /** Closes channels, which would keep the process alive and receive messages of the next file's tests. */
  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
