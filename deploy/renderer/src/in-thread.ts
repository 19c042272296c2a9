import { parentPort } from 'node:worker_threads';
import type { Failed } from './limited-thread.ts';

/**
 * The thread's side of a LimitedThread: runs tasks one after the other, and returns errors as results.
 * @param loaded resolves with the function for a task, once it is ready
 */
export function answerTasks<Task, Done extends object>(
  loaded: Promise<(task: Task) => Done | Promise<Done>>,
): void {
  let last: Promise<unknown> = loaded.then(
    () => say('ready'),
    (error: unknown) => say(failed(error)),
  );
  parentPort?.on('message', (task: Task) => {
    last = last.then(async () => (await loaded)(task)).then(say, (error: unknown) => say(failed(error)));
  });
}

const say = (answer: object | 'ready'): void => parentPort?.postMessage(answer);

const failed = (error: unknown): Failed => ({
  error: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
