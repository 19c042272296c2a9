import { ApiError } from '@puente/client/api-error';
import { keepText, keptText } from '@puente/platform/session';

/** A message on its way. The API knows by its key that a message sent again is the same one. */
export interface Outgoing {
  key: string;
  text: string;
  /** One that has arrived stays until the page has it from the API. */
  state: 'sending' | 'failed' | 'arrived';
  /** Why it was refused; null when there was no answer, so that it is worth sending again by itself. */
  problem: string | null;
}

/** @throws {ApiError} with status 0 when there was no answer */
type Deliver = (text: string, key: string) => Promise<unknown>;

/**
 * The messages of one user to one conversation that the API does not have yet, sent one after another in their order. They are
 * kept in this browser: a page that is closed while it sends sends them again when it is back, and the API takes each once.
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

  /** Once there is a connection again. */
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
      // What was written after it waits with it: sent first, it would be read first.
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

/** What another page view left: not answered, as far as this one knows. */
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
