import { Worker } from 'node:worker_threads';
import { marksPendingSetting } from '@puente/contract/pending-values';

export interface ThreadLimits {
  /** Longest time for one task, in ms. A thread that exceeds it is terminated. */
  taskMs: number;
  /** Longest time until a thread is ready, in ms. */
  loadMs: number;
  /** Heap limit of one thread, in MB. */
  memoryMb: number;
  /** Longest queue of one thread. Further tasks are refused. */
  queue: number;
  /** Shortest time between two starts of one thread, in ms, so that broken code is not loaded for every task. */
  restartMs: number;
  /** Idle time after which a thread is terminated to free its memory, in ms. Without it, threads stay. */
  idleMs?: number;
}

/** Error of a failed task. */
export interface Failed {
  error: string;
}

interface Waiting<Task, Done> {
  task: Task;
  resolve: (answer: Done | Failed) => void;
}

/**
 * Thread that runs one task after another, without the settings of this process, and with a memory limit. It is
 * terminated when a task takes too long; then `ended` is true and a new thread has to be started.
 * Its file posts 'ready', or an error, once it has loaded. After that it answers each message with one.
 */
export class LimitedThread<Task, Done extends object> {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #waiting: Waiting<Task, Done>[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  ended = false;

  constructor(file: URL, data: unknown, limits: ThreadLimits) {
    this.#limits = limits;
    this.#worker = new Worker(file, {
      workerData: data,
      env: {
        NODE_ENV: 'production',
        TZ: 'Europe/Madrid',
        ...(process.env['NODE_ENV'] !== 'production' && { [marksPendingSetting]: 'on' }),
      },
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.unref();
    this.#worker.on('message', (message: 'ready' | Done | Failed) => {
      if (message === 'ready') this.#ready = true;
      else if (this.#ready) this.#waiting.shift()?.resolve(message);
      else return this.#end('error' in message ? message.error : 'The thread cannot be made ready.');
      this.#startTimer();
    });
    this.#worker.on('error', (error) => this.#end(String(error)));
    this.#worker.on('exit', () => this.#end('The thread has ended.'));
    this.#startTimer();
  }

  /** Queues a task. Never rejects: an error is returned as the result. */
  do(task: Task): Promise<Done | Failed> {
    if (this.ended) return Promise.resolve({ error: 'The thread has ended.' });
    if (this.#waiting.length >= this.#limits.queue)
      return Promise.resolve({ error: 'Too many are waiting already.' });
    return new Promise((resolve) => {
      this.#waiting.push({ task, resolve });
      this.#worker.postMessage(task);
      if (this.#waiting.length === 1) this.#startTimer();
    });
  }

  stop(): void {
    this.#end('The thread was stopped.');
  }

  /** Starts the time limit for loading, for the current task, or for the next one. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    const { loadMs, taskMs, idleMs } = this.#limits;
    const isIdle = this.#waiting.length === 0;
    if (!this.#ready) this.#endIn(loadMs);
    else if (!isIdle) this.#endIn(taskMs);
    else if (idleMs !== undefined) this.#endIn(idleMs);
  }

  #endIn(ms: number): void {
    if (!this.ended) this.#timer = setTimeout(() => this.#end(`Nothing came within ${ms} ms.`), ms).unref();
  }

  #end(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    for (const { resolve } of this.#waiting.splice(0)) resolve({ error: reason });
  }
}
