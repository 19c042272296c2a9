import { ApiError } from '@puente/client/api-error';
import { keepText, keptText } from '@puente/platform/session';

/** Outgoing message. The key lets the API recognise a retry of the same message. */
export interface Outgoing {
  key: string;
  text: string;
  /** A message that has arrived stays here until the page has received it from the API. */
  state: 'sending' | 'failed' | 'arrived';
  /** Reason for the refusal; null when there was no response, so that the message is retried automatically. */
  problem: string | null;
}

/** @throws {ApiError} with status 0 when there was no response */
type Deliver = (text: string, key: string) => Promise<unknown>;

/**
 * Messages of a user to a conversation that the API does not have yet, sent one after another in order. They are kept in this browser and
 * sent again after a reload; the API accepts each key once.
 */
export class Outbox {
  #entries: readonly Outgoing[];
  #isSending = false;
  readonly #user: number;
  readonly #place: string;
  readonly #deliver: Deliver;
  readonly #listeners = new Set<() => void>();

  constructor(user: number, conversation: number, deliver: Deliver) {
    this.#user = user;
    this.#place = `chat-outbox:${conversation}`;
    this.#deliver = deliver;
    this.#entries = entriesOf(keptText(user, this.#place));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly entries = (): readonly Outgoing[] => this.#entries;

  send(text: string): void {
    this.#set([...this.#entries, { key: crypto.randomUUID(), text, state: 'sending', problem: null }]);
    void this.#sendAll();
  }

  retry(key: string): void {
    this.#change(key, { state: 'sending', problem: null });
    void this.#sendAll();
  }

  /** Retries unanswered messages. Called when the connection is back. */
  retryUnanswered(): void {
    const waiting = this.#entries.filter(({ state, problem }) => state === 'failed' && problem === null);
    for (const { key } of waiting) this.#change(key, { state: 'sending' });
    void this.#sendAll();
  }

  forget(key: string): void {
    this.#set(this.#entries.filter((entry) => entry.key !== key));
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(next);
    this.#isSending = false;
  }

  #next = (): Outgoing | undefined => this.#entries.find(({ state }) => state === 'sending');

  async #sendOne({ key, text }: Outgoing): Promise<void> {
    try {
      await this.#deliver(text, key);
      this.#change(key, { state: 'arrived' });
    } catch (error) {
      const wasAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
      this.#change(key, { state: 'failed', problem: wasAnswered ? error.message : null });
      // Later messages must wait too: otherwise they would arrive out of order.
      if (!wasAnswered)
        for (const later of this.#entries)
          if (later.state === 'sending') this.#change(later.key, { state: 'failed' });
    }
  }

  #change(key: string, change: Partial<Outgoing>): void {
    this.#set(this.#entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  }

  #set(entries: readonly Outgoing[]): void {
    this.#entries = entries;
    const unsent = entries.filter(({ state }) => state !== 'arrived').map(({ key, text }) => ({ key, text }));
    keepText(this.#user, this.#place, unsent.length === 0 ? '' : JSON.stringify(unsent));
    for (const listener of this.#listeners) listener();
  }
}

/** Reads the messages that an earlier page view left unsent. They count as unanswered. */
function entriesOf(kept: string): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(kept);
    return Array.isArray(stored)
      ? stored.filter(isKept).map(({ key, text }) => ({ key, text, state: 'failed', problem: null }))
      : [];
  } catch {
    return []; // nothing was kept, or it is damaged
  }
}

const isKept = (entry: unknown): entry is Pick<Outgoing, 'key' | 'text'> =>
  typeof entry === 'object' &&
  entry !== null &&
  'key' in entry &&
  typeof entry.key === 'string' &&
  'text' in entry &&
  typeof entry.text === 'string';
