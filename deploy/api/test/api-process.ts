import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Socket } from 'node:net';
import type { Answer, Question } from './operated-server.ts';
import { spawnTestProgram, usualEnvironment } from './test-program.ts';

type Unnumbered<Q> = Q extends Question ? Omit<Q, 'id'> : never;

/** A server in such a process. */
export interface ServedApi {
  address: string;
  lines: readonly string[];
  stop: () => Promise<void>;
}

/** A process that has one server after another (operated-server.ts): the files of a Jest worker share one. */
export class ApiProcess {
  #child: ChildProcess | undefined;
  #lines: string[] = [];
  #hasAddress: (address: string) => void = () => undefined;
  #asked = 0;

  /** Ends the server that is there, if any, and starts one with these settings. @throws when it does not start */
  async serve(env: Readonly<Record<string, string>>): Promise<ServedApi> {
    const address = new Promise<string>((resolve) => (this.#hasAddress = resolve));
    await this.ask({ serve: { ...usualEnvironment(), ...env } });
    const served = { address: await address, lines: this.#lines };
    return { ...served, stop: () => this.ask({ stop: true }) };
  }

  /** What no call offers: SQL on the server's database, or a job at a chosen moment. */
  ask<Result>(question: Unnumbered<Question>): Promise<Result> {
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

  /** As a crash would end it: at once, with nothing finished. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #start(): ChildProcess {
    const child = spawnTestProgram('test/operated-server.ts', usualEnvironment());
    child.once('exit', () => (this.#child = undefined));
    // It ends with this process, and does not keep it from ending.
    child.unref();
    child.channel?.unref();
    for (const stream of [child.stdout, child.stderr]) {
      (stream as Socket | null)?.unref();
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#read(line));
    }
    return child;
  }

  #read(line: string): void {
    // What the server before it printed comes before this line, whenever it arrives.
    if (line === '{"serving":true}') this.#lines = [];
    else this.#lines.push(line);
    const address = /"address":"([^"]+)"/.exec(line)?.[1];
    if (address !== undefined) this.#hasAddress(address);
  }
}
