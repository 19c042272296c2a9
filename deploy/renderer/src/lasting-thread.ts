import { type Failed, LimitedThread, type ThreadLimits } from './limited-thread.ts';

/** Thread that starts with its first task, and restarts with the first task after it ended. */
export class LastingThread<Task, Done extends object> {
  readonly #file: URL;
  readonly #data: unknown;
  readonly #limits: ThreadLimits;
  #thread: LimitedThread<Task, Done> | undefined;
  #startedAt = 0;

  constructor(file: URL, data: unknown, limits: ThreadLimits) {
    this.#file = file;
    this.#data = data;
    this.#limits = limits;
  }

  /** False for a moment after the thread has ended, while tasks fail. */
  get isUsable(): boolean {
    return !this.#thread?.ended || this.#isDue;
  }

  /** Never rejects: an error is returned as the result. */
  do(task: Task): Promise<Done | Failed> {
    if (!this.#thread || (this.#thread.ended && this.#isDue)) {
      this.#thread = new LimitedThread(this.#file, this.#data, this.#limits);
      this.#startedAt = Date.now();
    }
    return this.#thread.do(task);
  }

  stop(): void {
    this.#thread?.stop();
  }

  get #isDue(): boolean {
    return Date.now() - this.#startedAt >= this.#limits.restartMs;
  }
}
