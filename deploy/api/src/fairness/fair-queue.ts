import { CallerLeft } from '../db/cancellable-reads.ts';
import { refuse } from '../http/refuse.ts';
import { currentVisitor, type Visitor } from './visitor.ts';

interface FairQueueOptions {
  /** Limit for concurrent turns. */
  slots: number;
  /** Limit for concurrent turns of one visitor. The server's own work may take all slots. */
  slotsPerVisitor: number;
  /** Limit for waiting requests of one visitor, if lower than usual. */
  mostWaiting?: number;
  /** Requests ask for this turn before they change anything. So even a changing request may be refused or dropped. */
  beforeChanges?: boolean;
}

interface Waiting {
  visitor: Visitor;
  start: () => void;
}

interface Share {
  key: string;
  /** Milliseconds of turns, on the queue's clock. */
  used: number;
  running: number;
  waiting: Waiting[];
}

/**
 * In each iteration, the event loop accepts one new connection. After a turn that may have blocked the loop, this many
 * iterations come before the next turn. So connections of others are accepted during a flood.
 */
const loopIterations = 64;
const blockingMilliseconds = 2;

/** Ends a turn. May be called more than once. */
export type EndTurn = () => void;

/**
 * Hands out turns by visitor, not in order of arrival: the next turn goes to the visitor whose turns took the least
 * time so far (start-time fair queueing). A visitor who returns starts at the time of those being served, so nobody
 * saves up turns.
 *
 * No maintained library shares by visitor: p-queue, fastq and bottleneck know priorities only.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #shares = new Map<string, Share>();
  #running = 0;
  #clock = 0;
  #isDispatchPlanned = false;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return [...this.#shares.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /**
   * Waits for a turn of the current visitor.
   * @throws Refusal TooManyRequests when too many requests of the visitor wait already
   * @throws CallerLeft when the client disconnects while it waits
   */
  take(visitor = currentVisitor()): Promise<EndTurn> {
    const share = this.#shareOf(visitor.key);
    const { beforeChanges = false, mostWaiting = Infinity } = this.#options;
    const mayBeDropped = beforeChanges || !visitor.mustFinish;
    if (mayBeDropped) {
      if (visitor.left.aborted) return Promise.reject(new CallerLeft());
      const requests = new Set(share.waiting.map((waiting) => waiting.visitor));
      const isNew = !visitor.hasBegunAnswer && !requests.has(visitor);
      if (isNew && requests.size >= Math.min(visitor.mostWaiting, mostWaiting))
        return Promise.reject(refuse('TooManyRequests', {}, { 'retry-after': '5' }));
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        share.waiting = share.waiting.filter((other) => other !== waiting);
        reject(new CallerLeft());
      };
      const waiting: Waiting = {
        visitor,
        start: () => {
          visitor.left.removeEventListener('abort', leave);
          resolve(this.#begin(share));
        },
      };
      if (mayBeDropped) visitor.left.addEventListener('abort', leave, { once: true });
      share.waiting.push(waiting);
      if (!this.#isDispatchPlanned) this.#dispatch();
    });
  }

  /** Runs `work` in a turn of the current visitor. @throws like `take` */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  #shareOf(key: string): Share {
    const known = this.#shares.get(key);
    if (known) return known;
    const share: Share = { key, used: this.#clock, running: 0, waiting: [] };
    this.#shares.set(key, share);
    return share;
  }

  #begin(share: Share): EndTurn {
    const since = performance.now();
    this.#clock = Math.max(this.#clock, share.used);
    this.#running++;
    share.running++;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const elapsed = performance.now() - since;
      share.used += elapsed;
      this.#running--;
      share.running--;
      if (this.#running === 0 && this.waiting === 0) this.#shares.clear();
      this.#planDispatch(elapsed);
    };
  }

  /**
   * Waits for the event loop before the next turn. So the request whose turn ended asks for its next turn first. New
   * requests are read although the embedded database blocks the loop during each turn.
   */
  #planDispatch(elapsed: number): void {
    if (this.#isDispatchPlanned) return;
    this.#isDispatchPlanned = true;
    let iterations = elapsed > blockingMilliseconds ? loopIterations : 1;
    const iterate = (): void => {
      if (--iterations > 0) return void setImmediate(iterate);
      this.#isDispatchPlanned = false;
      this.#dispatch();
    };
    setImmediate(iterate);
  }

  #dispatch(): void {
    while (this.#running < this.#options.slots) {
      const next = this.#next();
      if (!next) return;
      next.waiting.shift()?.start();
    }
  }

  #next(): Share | undefined {
    let next: Share | undefined;
    for (const share of this.#shares.values()) {
      if (share.waiting.length === 0) {
        // A visitor who has used more than the others is remembered until the clock has passed that.
        if (share.running === 0 && share.used <= this.#clock) this.#shares.delete(share.key);
        continue;
      }
      if (share.running >= this.#slotsOf(share)) continue;
      if (!next || share.used < next.used) next = share;
    }
    return next;
  }

  #slotsOf({ waiting: [first] }: Share): number {
    return first?.visitor.mostWaiting === Infinity ? this.#options.slots : this.#options.slotsPerVisitor;
  }
}
