import { Worker } from 'node:worker_threads';
import { marksPendingSetting } from '@puente/contract/pending-values';

export interface ThreadLimits {
  /** Longest time that one task may take, in ms: a thread that needs more is ended. */
  taskMs: number;
  /** Longest time that a thread may take until it is ready, in ms. */
  loadMs: number;
  /** Most memory for the objects of one thread, in MB. */
  memoryMb: number;
  /** Most tasks that wait for one thread: further ones are refused. */
  queue: number;
  /** Shortest time between two starts of one thread, in ms: what cannot run is not loaded at every task. */
  restartMs: number;
  /** Time without a task after which a thread is ended and its memory given back, in ms; without it, none is. */
  idleMs?: number;
}

/** What went wrong with a task. */
export interface Failed {
  error: string;
}

interface Waiting<Task, Done> {
  task: Task;
  resolve: (answer: Done | Failed) => void;
}

/**
 * A thread that does one task after the other, without settings of this process, with a limit of memory, and ended when it takes
 * too long. After that it does nothing more: `ended` says so, and a new one has to be started.
 * Its file says 'ready' once it can work, or what failed, and then answers each message with one.
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

  /** Does a task after those that were asked for before. Never rejects: what went wrong is the answer. */
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

  /** For what is being loaded, for the task that is being done, or for the next one. */
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
