interface LockHooks {
  /** This tab writes from now on, after it had to wait. */
  onTurn: () => void;
  /** Another tab edits the form: at the start, or after taking over. */
  onWait: () => void;
  /** Another tab is about to take over: pending changes must be stored now. */
  beforeHandOver: () => void;
}

/** Milliseconds that a tab which takes over gives the other tab to store pending changes. */
const handOver = 500;

/**
 * Lets one of all tabs with the same form store its draft. The others wait until that tab closes, or take over. Browsers without Web Locks
 * let every tab write.
 */
export class TabLock {
  /** Resolves once it is known whether another tab writes. */
  readonly decided: Promise<void>;
  readonly #name: string;
  readonly #hooks: LockHooks;
  readonly #locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  readonly #channel: BroadcastChannel | null;
  #waiting = new AbortController();
  #decide = () => {};
  #release = () => {};
  #written = () => {};
  #hasTurn = true;
  #ended = false;

  constructor(name: string, hooks: LockHooks) {
    this.#name = name;
    this.#hooks = hooks;
    this.#channel = this.#locks ? new BroadcastChannel(name) : null;
    this.#channel?.addEventListener('message', ({ data }) => this.#hear(data));
    this.decided = new Promise((resolve) => (this.#decide = resolve));
    void this.#begin();
  }

  /** Writes from here on, and lets the other tab wait. */
  async takeOver(): Promise<void> {
    if (!this.#waits()) return;
    await new Promise<void>((resolve) => {
      this.#written = resolve;
      setTimeout(resolve, handOver);
      this.#channel?.postMessage('write down');
    });
    // The other tab may have closed in the meantime, or this one.
    if (!this.#waits()) return;
    this.#waiting.abort();
    await this.#wait({ steal: true });
  }

  #waits(): boolean {
    return !this.#hasTurn && !this.#ended;
  }

  end(): void {
    this.#ended = true;
    this.#waiting.abort();
    this.#release();
    this.#channel?.close();
  }

  #hear(message: unknown): void {
    if (message === 'written') this.#written();
    if (message !== 'write down' || !this.#hasTurn) return;
    this.#hooks.beforeHandOver();
    this.#channel?.postMessage('written');
  }

  async #begin(): Promise<void> {
    if ((await this.#ask({ ifAvailable: true })) === 'taken') this.#letOther();
    this.#decide();
  }

  #letOther(): void {
    if (this.#ended) return;
    this.#hasTurn = false;
    this.#hooks.onWait();
    this.#waiting = new AbortController();
    void this.#wait({ signal: this.#waiting.signal });
  }

  async #wait(how: LockOptions): Promise<void> {
    const end = await this.#ask(how, () => {
      this.#hasTurn = true;
      this.#hooks.onTurn();
    });
    if (end === 'taken') this.#letOther();
  }

  /** @returns `taken` if another tab has the lock, or `over` if there is nothing more to do */
  async #ask(how: LockOptions, onGranted = () => {}): Promise<'taken' | 'over'> {
    const granted = { is: false };
    try {
      return (
        (await this.#locks?.request(this.#name, how, (lock) => {
          if (lock === null) return 'taken';
          // The form was left before the browser answered: no code would give the lock back.
          if (this.#ended) return 'over';
          granted.is = true;
          this.#decide();
          onGranted();
          return this.#hold();
        })) ?? 'over'
      );
    } catch {
      // It was held and taken away; or waiting was given up, or locks cannot be had at all.
      return granted.is ? 'taken' : 'over';
    }
  }

  #hold(): Promise<'over'> {
    return new Promise((resolve) => (this.#release = () => resolve('over')));
  }
}
