import type { LastingThread } from './lasting-thread.ts';
import type { Failed } from './limited-thread.ts';

interface PoolLimits {
  /** Greatest number of threads. Another one starts when all are busy. */
  threads: number;
  /** Longest queue. Further tasks are refused. */
  queue: number;
}

/** Threads that share a queue, so that a slow task holds up only its own thread. */
export class ThreadPool<Task, Done extends object> {
  readonly #start: () => LastingThread<Task, Done>;
  readonly #limits: PoolLimits;
  readonly #threads: LastingThread<Task, Done>[] = [];
  /** Threads without a task, the last used one at the end. */
  readonly #idle: LastingThread<Task, Done>[] = [];
  readonly #waiting: { task: Task; resolve: (answer: Done | Failed) => void }[] = [];

  constructor(start: () => LastingThread<Task, Done>, limits: PoolLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /** Never rejects: an error is returned as the result. */
  do(task: Task): Promise<Done | Failed> {
    if (this.#waiting.length >= this.#limits.queue)
      return Promise.resolve({ error: 'Too many are waiting already.' });
    return new Promise((resolve) => {
      this.#waiting.push({ task, resolve });
      this.#next();
    });
  }

  stop(): void {
    for (const thread of this.#threads) thread.stop();
    for (const { resolve } of this.#waiting.splice(0)) resolve({ error: 'The thread was stopped.' });
  }

  #next(): void {
    const [first] = this.#waiting;
    const thread = first && this.#free();
    if (!thread) return;
    this.#waiting.shift();
    void thread.do(first.task).then((answer) => {
      first.resolve(answer);
      this.#idle.push(thread);
      this.#next();
    });
  }

  #free(): LastingThread<Task, Done> | undefined {
    const usable = this.#idle.findLastIndex(({ isUsable }) => isUsable);
    if (usable !== -1) return this.#idle.splice(usable, 1)[0];
    if (this.#threads.length >= this.#limits.threads) return this.#idle.pop();
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }
}
