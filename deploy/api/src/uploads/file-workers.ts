import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { FairQueue } from '../fairness/fair-queue.ts';
import type { checkDocument, withoutMetadata } from './document.ts';
import type { reencode } from './image.ts';

/** Tasks of workers. */
export interface Tasks {
  reencode: typeof reencode;
  checkDocument: typeof checkDocument;
  withoutMetadata: typeof withoutMetadata;
}

export interface Outcome {
  result?: unknown;
  /** `kind` is the name of the error's class. */
  failed?: { message: string; code: string | undefined; kind: string };
  /** The worker ends after this task. */
  isLast: boolean;
}

/** A file could not be read. `kind` names the error of its task. */
export class FileTaskError extends Error {
  readonly kind: string | undefined;
  readonly code: string | undefined;
  constructor(message: string, kind?: string, code?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** Time limits. Only a malicious file takes longer. */
const mostMilliseconds: Readonly<Record<keyof Tasks, number>> = {
  reencode: 20_000,
  checkDocument: 10_000,
  withoutMetadata: 10_000,
};

/** Niceness of a worker: responses to other calls have priority. */
const niceness = 5;

/**
 * Two files are read concurrently, one for each account: while one user's file takes long, others have the second
 * worker.
 */
const turns = new FairQueue({ slots: 2, slotsPerVisitor: 1, mostWaiting: 10, beforeChanges: true });
const idle: ChildProcess[] = [];

/**
 * Runs a task in a worker process, by visitor in turn. A thread would not do: the image decoder's native code runs in
 * threads that it would share with password hashing and files. Only a process can be stopped while it reads.
 * @throws FileTaskError for a broken file, or for one that takes too long or too much memory; Refusal TooManyRequests
 */
export const inFileWorker = <Task extends keyof Tasks>(
  task: Task,
  ...given: Parameters<Tasks[Task]>
): Promise<Awaited<ReturnType<Tasks[Task]>>> =>
  turns.run(() => run(task, given) as Promise<Awaited<ReturnType<Tasks[Task]>>>);

async function run(task: keyof Tasks, given: readonly unknown[]): Promise<unknown> {
  const worker = idle.pop() ?? startWorker();
  const outcome = await outcomeOf(worker, task, given);
  if (!outcome.isLast) idle.push(worker);
  if (!outcome.failed) return outcome.result;
  const { message, code, kind } = outcome.failed;
  throw new FileTaskError(message, kind, code);
}

function outcomeOf(worker: ChildProcess, task: keyof Tasks, given: readonly unknown[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), mostMilliseconds[task]);
    const settle = (): void => {
      clearTimeout(timer);
      worker.removeListener('message', done);
      worker.removeListener('exit', died);
    };
    const done = (outcome: Outcome): void => {
      settle();
      resolve(outcome);
    };
    const died = (): void => {
      settle();
      reject(new FileTaskError('The file took too long or too much memory.'));
    };
    worker.once('message', done);
    worker.once('exit', died);
    worker.send({ task, given });
  });
}

function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'file-worker.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  worker.on('exit', () => {
    const index = idle.indexOf(worker);
    if (index >= 0) idle.splice(index, 1);
  });
  worker.on('error', () => undefined);
  if (worker.pid !== undefined) setPriority(worker.pid, niceness);
  // An idle worker does not keep the server running.
  worker.unref();
  worker.channel?.unref();
  return worker;
}
