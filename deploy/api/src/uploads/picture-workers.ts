import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { FairQueue } from '../fairness/fair-queue.ts';
import { type RasterExtension, type Reencoded, TooManyPixels } from './image.ts';

export interface PictureTask {
  path: string;
  extension: RasterExtension;
}

export type PictureResult =
  { reencoded: Reencoded } | { failed: { message: string; code: string | undefined; isTooLarge: boolean } };

/** After the last one, the worker ends. */
export type PictureOutcome = PictureResult & { isLast: boolean };

/** A picture that takes longer was made to. */
const mostMilliseconds = 20_000;

/** Niceness of a worker: answers to other calls come first. */
const niceness = 5;

/**
 * Pictures decoded at the same time, one for each account: while somebody's picture takes long, others have the second worker.
 */
const turns = new FairQueue({ slots: 2, slotsPerVisitor: 1, mostWaiting: 10, beforeChanges: true });
const idle: ChildProcess[] = [];

/**
 * Runs `reencode` in a worker process, by visitor in turn. A process and not a thread: the decoder's native code runs in threads that
 * a whole process shares with password hashing and files, and only a process can be stopped while it decodes.
 * @throws TooManyPixels; Refusal TooManyRequests; Error for a broken file, or for one that takes too long or too much memory
 */
export const reencodeInWorker = (path: string, extension: RasterExtension): Promise<Reencoded> =>
  turns.run(() => decode({ path, extension }));

async function decode(task: PictureTask): Promise<Reencoded> {
  const worker = idle.pop() ?? startWorker();
  const outcome = await outcomeOf(worker, task);
  if (!outcome.isLast) idle.push(worker);
  if ('reencoded' in outcome) return outcome.reencoded;
  const { message, code, isTooLarge } = outcome.failed;
  throw isTooLarge ? new TooManyPixels() : Object.assign(new Error(message), { code });
}

function outcomeOf(worker: ChildProcess, task: PictureTask): Promise<PictureOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), mostMilliseconds);
    const settle = (): void => {
      clearTimeout(timer);
      worker.removeListener('message', done);
      worker.removeListener('exit', died);
    };
    const done = (outcome: PictureOutcome): void => {
      settle();
      resolve(outcome);
    };
    const died = (): void => {
      settle();
      reject(new Error('The picture took too long or too much memory.'));
    };
    worker.once('message', done);
    worker.once('exit', died);
    worker.send(task);
  });
}

function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'picture-worker.ts'), {
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
