import { Worker } from 'node:worker_threads';
import type { Drawing, Drawn } from './drawing.ts';
import type { ThreadData } from './thread.ts';

export interface DrawingLimits {
  /** Longest time that one page may take, in ms: a thread that needs more is ended. */
  pageMs: number;
  /** Longest time that the builds may take to load, in ms. */
  loadMs: number;
  /** Most memory for the objects of one thread, in MB. */
  memoryMb: number;
  /** Most pages that wait for one thread: further ones are refused. */
  queue: number;
  /** Shortest time between two starts for one release set, in ms: builds that cannot run are not loaded at every page view. */
  restartMs: number;
}

interface Waiting {
  page: Pick<Drawing, 'address' | 'early'>;
  resolve: (drawn: Drawn) => void;
}

/**
 * One thread for one release set. App code runs there and nowhere else: without settings of this process, with a limit of memory,
 * and ended when it takes too long. After that it draws nothing more: `ended` says so, and a new one has to be started.
 */
export class DrawingThread {
  readonly #worker: Worker;
  readonly #limits: DrawingLimits;
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  ended = false;

  constructor(data: ThreadData, limits: DrawingLimits) {
    this.#limits = limits;
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: data,
      env: { NODE_ENV: 'production', TZ: 'Europe/Madrid' },
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.unref();
    this.#worker.on('message', (message: 'ready' | Drawn) => {
      if (message === 'ready') this.#ready = true;
      else if (this.#ready) this.#waiting.shift()?.resolve(message);
      else return this.#end('error' in message ? message.error : 'The builds cannot be loaded.');
      this.#startTimer();
    });
    this.#worker.on('error', (error) => this.#end(String(error)));
    this.#worker.on('exit', () => this.#end('The thread has ended.'));
    this.#startTimer();
  }

  /** Draws a page after those that were asked for before. Never rejects: what went wrong is the answer. */
  draw(page: Waiting['page']): Promise<Drawn> {
    if (this.ended) return Promise.resolve({ error: 'The thread has ended.' });
    if (this.#waiting.length >= this.#limits.queue)
      return Promise.resolve({ error: 'Too many pages are waiting to be drawn.' });
    return new Promise((resolve) => {
      this.#waiting.push({ page, resolve });
      this.#worker.postMessage(page);
      if (this.#waiting.length === 1) this.#startTimer();
    });
  }

  stop(): void {
    this.#end('The thread was stopped.');
  }

  /** For the page that is being drawn, or for the builds that are being loaded. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    if (this.ended || (this.#ready && this.#waiting.length === 0)) return;
    const ms = this.#ready ? this.#limits.pageMs : this.#limits.loadMs;
    this.#timer = setTimeout(() => this.#end(`Nothing came within ${ms} ms.`), ms).unref();
  }

  #end(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    for (const { resolve } of this.#waiting.splice(0)) resolve({ error: reason });
  }
}
