import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@puente/tooling/children';
import { spawnEndingWithParent } from './ending-with-parent.ts';

/** Message to the API process (deploy/api/test/operated-server.ts), which declares its further operations. */
export type Question<Operation = unknown> = { id: number } & (
  { serve: Record<string, string> } | { stop: true } | { operate: Operation }
);

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

declare global {
  // TypeScript requires `var` for a property of globalThis. Set by jest/api-environment.mjs.
  var apiProcessOfWorker: (() => ApiProcess) | undefined;
}

/** Returns the API process that the test files of this Jest worker share. */
export function apiOfWorker(): ApiProcess {
  if (!globalThis.apiProcessOfWorker) throw new Error('Only tests with jest/api-environment.mjs have one.');
  return globalThis.apiProcessOfWorker();
}

type Unnumbered<Q> = Q extends Question ? Omit<Q, 'id'> : never;

/** A server that runs in an API process. */
export interface ServedApi {
  address: string;
  lines: readonly string[];
  stop: () => Promise<void>;
}

/**
 * A process that runs one API server after another, so that the API's modules are loaded once. The test files of a Jest worker share one.
 * It ends with its parent process, and does not keep that process alive. `API_CHECKOUT` names the folder of another release whose API it
 * runs (`npm run compatibility`).
 */
export class ApiProcess {
  #child: ChildProcess | undefined;
  #lines: string[] = [];
  #hasAddress: (address: string) => void = () => undefined;
  #asked = 0;
  readonly #env: Readonly<Record<string, string>>;

  /** @param env environment of the process; `serve` has the settings of each server */
  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  /**
   * Stops the current server, if any, and starts one with these settings.
   * @throws when it does not start
   */
  async serve(env: Record<string, string>): Promise<ServedApi> {
    const address = new Promise<string>((resolve) => (this.#hasAddress = resolve));
    await this.#ask({ serve: env });
    const served = { address: await address, lines: this.#lines };
    return { ...served, stop: () => this.#ask({ stop: true }) };
  }

  /** Runs an operation that no call offers. */
  operate = <Result>(operation: object): Promise<Result> => this.#ask({ operate: operation });

  #ask<Result>(question: Unnumbered<Question>): Promise<Result> {
    const child = (this.#child ??= this.#start());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const forget = () => {
        child.off('message', listen);
        child.off('exit', fail);
      };
      const listen = (answer: Answer) => {
        if (answer.id !== id) return;
        forget();
        if (answer.error === undefined) resolve(answer.result as Result);
        else reject(new Error(answer.error));
      };
      const fail = () => {
        forget();
        reject(new Error(`The API's process ended:\n${this.#lines.join('\n')}`));
      };
      child.on('message', listen);
      child.once('exit', fail);
      child.send({ ...question, id });
    });
  }

  /** Kills the process at once, like a crash. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #start(): ChildProcess {
    const api = join(process.env['API_CHECKOUT'] ?? root, 'deploy/api');
    const child = spawnEndingWithParent(
      join(api, 'test/operated-server.ts'),
      { ...process.env, ...this.#env },
      [join(api, 'src/drizzle-resolution.ts')],
    );
    child.once('exit', () => (this.#child = undefined));
    child.unref();
    child.channel?.unref();
    for (const stream of [child.stdout, child.stderr]) {
      (stream as Socket | null)?.unref();
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#read(line));
    }
    return child;
  }

  #read(line: string): void {
    // Output of the previous server precedes this line, even if it arrives late.
    if (line === '{"serving":true}') this.#lines = [];
    else this.#lines.push(line);
    const address = /"address":"([^"]+)"/.exec(line)?.[1];
    if (address !== undefined) this.#hasAddress(address);
  }
}
