import { ApiError } from '@puente/client/api-error';
import { sendAtLogout } from '../session/draft-copies.ts';
import { useSession } from '../session/store.ts';
import {
  copyOf,
  type DraftCopy,
  type DraftValue,
  hearCopies,
  readCopy,
  removeCopy,
  writeCopy,
} from './draft-copy.ts';
import {
  type DraftEffect,
  type DraftEvent,
  type DraftPhase,
  draftStep,
  type Refusal,
} from './draft-machine.ts';
import type { DraftEnd, DraftStore } from './draft-store.ts';
import { compareDrafts } from './newer-draft.ts';
import { TabLock } from './tab-lock.ts';

/**
 * Delays in milliseconds. `write`: from the last key to writing the draft in this browser. `send`: from then to sending it. `arrive`: how
 * long submitting the form waits for a draft in flight.
 */
const pauses = { write: 400, send: 1600, arrive: 1000 };
/** Delays in milliseconds before a failed draft is sent again. The last one repeats. */
const retries = [5_000, 15_000, 30_000, 60_000];

export interface DraftState {
  /** Origin of the draft that filled the form; null when none did. */
  restored: 'here' | 'elsewhere' | null;
  /** True when a draft of another device arrived while the user was typing. They may accept or ignore it. */
  offered: boolean;
  /** True when the server refuses more drafts of this user: this draft remains in this browser only. */
  onlyHere: boolean;
  /** True while another tab of this browser edits this form: nothing typed here is stored. */
  otherTab: boolean;
  /** Moment at which the server last stored the whole draft, in milliseconds; null before. */
  savedAt: number | null;
  /** True while sending fails and will be retried. */
  failing: boolean;
}

export const noDraft: DraftState = {
  restored: null,
  offered: false,
  onlyHere: false,
  otherTab: false,
  savedAt: null,
  failing: false,
};

interface Form {
  /** Replaces the answers by a draft. */
  fill: (value: DraftValue) => void;
  /** Resets the form to its initial values. */
  empty: () => void;
  onState: (state: DraftState) => void;
}

/**
 * Stores the draft of one form of one user: at once in this browser, and soon after on the server, for reloads and other devices. Offline,
 * it stays in this browser and is sent later. `draft-machine.ts` decides what follows each event.
 */
export class DraftKeeper {
  #phase: DraftPhase = 'unknown';
  #state = noDraft;
  /** Local draft. Its text is waiting to be sent while it is not `sent`. */
  #copy: DraftCopy | null;
  /** Draft that the user may take while the phase is `offered`. */
  #offer: DraftCopy | null = null;
  /** Last value of the form; null when the form is unchanged. */
  #value: DraftValue | null = null;
  /** True while `#value` is waiting to be stored in this browser. */
  #unwritten = false;
  /** True once the user has typed in this tab, whose text is then never replaced without asking. */
  #touched = false;
  /** Tells whether the server has a draft; undefined before it has answered. */
  #serverHas: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** True while the form itself is being sent. */
  #held = false;
  #lock: TabLock | undefined;
  #sentAtLogout: (() => void) | undefined;
  /** Ends with the last request. */
  #requests: Promise<void> = Promise.resolve();
  readonly #listening = new AbortController();

  readonly #user: number;
  readonly #name: string;
  readonly #store: DraftStore;
  readonly #form: Form;

  /** @see `#on` for the parameters */
  readonly #effects: Record<DraftEffect, (other: DraftCopy | null, event: DraftEvent) => void> = {
    fetch: () => this.#enqueue(() => this.#fetch()),
    send: () => this.#enqueue(() => this.#send()),
    delete: (_, event) => this.#enqueue(() => this.#delete(event === 'sent' ? 'sent' : 'discarded')),
    storeSoon: () => {
      this.#unwritten = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#write();
        this.#sendSoon();
      }, pauses.write);
    },
    sendLater: () => {
      if (!this.#isOpen() || !this.#isUnsent()) return;
      this.#tell({ failing: true });
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#on('due'), retries[Math.min(this.#failures, retries.length - 1)]);
      this.#failures += 1;
    },
    fillHere: (left) => this.#use(left, 'here'),
    fillElsewhere: (theirs) => this.#use(theirs, 'elsewhere'),
    show: (theirs) => theirs && !this.#copy && this.#isOpen() && this.#form.fill(theirs.value),
    empty: () => this.#isOpen() && this.#form.empty(),
    rebase: (theirs) => this.#copy && theirs && (this.#copy = { ...this.#copy, base: theirs.base }),
    confirm: (stored) => this.#confirm(stored),
    offer: (other) => (this.#offer = other),
    forget: () => {
      this.#dropUnwritten();
      this.#copy = null;
      removeCopy(this.#user, this.#name);
      this.#tell(noDraft);
    },
    pause: () => {
      this.#dropUnwritten();
      this.#touched = false;
      this.#tell({ failing: false });
    },
    protect: () => (this.#touched = true),
    tellOnlyHere: () => this.#tell({ onlyHere: true, failing: false }),
  };

  constructor(user: number, name: string, store: DraftStore, form: Form) {
    this.#user = user;
    this.#name = name;
    this.#store = store;
    this.#form = form;
    this.#copy = readCopy(user, name);
  }

  /** Fills the form with the local draft, then asks the server for a newer one. */
  open(): void {
    const { signal } = this.#listening;
    if (this.#copy) {
      this.#form.fill(this.#copy.value);
      this.#tell({ restored: 'here' });
    }
    // Stores the last keys of a user who leaves or reloads at once.
    window.addEventListener('pagehide', () => this.#write(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && void this.#flush(),
      { signal },
    );
    window.addEventListener('online', () => void this.#flush(), { signal });
    hearCopies(this.#user, this.#name, (copy) => this.#hearLate(copy), signal);
    this.#lock = new TabLock(`draft ${this.#user} ${this.#name}`, {
      onTurn: () => this.#takeLeft(readCopy(this.#user, this.#name)),
      onWait: () => this.#on('wait'),
      beforeHandOver: () => this.#write(),
    });
    this.#sentAtLogout = sendAtLogout(() => this.#flush());
    this.#on('due');
  }

  /** Stores the current value of the form; null when the form is unchanged, which is not a draft. */
  keep(value: DraftValue | null): void {
    this.#touched = true;
    this.#value = value;
    this.#on('typed');
  }

  /**
   * Makes the call that sends the form. Drafts are held back, since they would arrive after the form and be refused. On success the draft
   * is deleted; on failure it is sent again.
   */
  async sendForm<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#held = true;
    await Promise.race([this.#settled(), new Promise((resolve) => setTimeout(resolve, pauses.arrive))]);
    try {
      const answer = await call();
      this.forget('sent');
      return answer;
    } finally {
      this.#held = false;
      this.#sendSoon();
    }
  }

  forget(end: DraftEnd): void {
    this.#on(end);
  }

  takeOffered(): void {
    this.#on('taken', this.#offer);
  }

  /** Moves the editing of this form to this tab, away from the tab that had it. */
  takeTurn(): void {
    void this.#lock?.takeOver();
  }

  /** Stores and sends pending changes when the form leaves the page. */
  close(): void {
    void this.#flush().then(this.#sentAtLogout);
    this.#listening.abort();
    this.#stopTimers();
    this.#lock?.end();
  }

  /** @param other draft of the server or of the other tab that the event is about */
  #on(event: DraftEvent, other: DraftCopy | null = null): void {
    const [to, ...effects] = draftStep(this.#phase, event);
    if (to !== 'same') this.#phase = to;
    for (const effect of effects) this.#effects[effect](other, event);
    this.#tell({});
  }

  /** Handles the last draft of the tab that had the form. Browsers may hand over the lock before they deliver that draft. */
  #hearLate(left: DraftCopy): void {
    if (this.#state.otherTab || (this.#copy && this.#copy.changedAt >= left.changedAt)) return;
    this.#takeLeft(left);
  }

  #takeLeft(left: DraftCopy | null): void {
    this.#on(this.#touched && left ? 'leftAfterTyping' : 'left', left);
  }

  #isOpen(): boolean {
    return !this.#listening.signal.aborted;
  }

  #isUnsent(): boolean {
    return this.#copy !== null && !this.#copy.sent && !this.#held;
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
  }

  #dropUnwritten(): void {
    this.#stopTimers();
    this.#unwritten = false;
  }

  #write(): void {
    if (!this.#unwritten) return;
    this.#unwritten = false;
    if (this.#value === null) return this.#on('emptied');
    const { base = null, tried = null } = this.#copy ?? {};
    this.#save({ value: this.#value, changedAt: new Date().toISOString(), base, tried, sent: false });
  }

  #save(copy: DraftCopy): void {
    this.#copy = copy;
    writeCopy(this.#user, this.#name, copy);
  }

  #use(copy: DraftCopy | null, restored: DraftState['restored']): void {
    this.#dropUnwritten();
    this.#copy = copy;
    // This tab may have overwritten the other tab's draft with an older one.
    if (copy) writeCopy(this.#user, this.#name, copy);
    if (this.#isOpen()) {
      if (copy) this.#form.fill(copy.value);
      else this.#form.empty();
    }
    this.#tell({ restored: copy && restored });
  }

  #sendSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#flush(), pauses.send);
  }

  /** Stores and sends the last changes. Resolves when this has succeeded or failed. */
  #flush(): Promise<void> {
    this.#write();
    this.#on('due');
    return this.#settled();
  }

  /** Makes requests one after the other: an earlier draft must not arrive after a later one. */
  #enqueue(request: () => Promise<void>): void {
    this.#requests = this.#requests.then(request);
  }

  /** Resolves after the last request, and those that followed from it. */
  async #settled(): Promise<void> {
    const requests = this.#requests;
    await requests;
    if (requests !== this.#requests) await this.#settled();
  }

  async #fetch(): Promise<void> {
    await this.#lock?.decided;
    try {
      const theirs = await this.#store.own();
      this.#serverHas = theirs !== null;
      this.#write();
      this.#on(compareDrafts(this.#copy, theirs, this.#touched), theirs && copyOf(theirs));
    } catch {
      this.#on('fetchFailed');
    }
  }

  async #send(): Promise<void> {
    const copy = this.#copy;
    // The phase may have changed during earlier requests.
    if (this.#phase !== 'known' || !copy || !this.#isUnsent()) return;
    this.#save({ ...copy, tried: copy.value });
    try {
      const { updatedAt } = await this.#store.keep(copy.value);
      this.#serverHas = true;
      this.#failures = 0;
      this.#on('stored', copyOf({ value: copy.value, updatedAt }));
    } catch (error) {
      this.#on(refusalOf(error));
    }
  }

  #confirm(stored: DraftCopy | null): void {
    const now = this.#copy;
    // The draft was forgotten while it was being sent.
    if (!now || !stored) return;
    // The same form was reopened in the meantime and has stored a newer draft.
    if (!this.#isOpen() && readCopy(this.#user, this.#name)?.changedAt !== now.changedAt) return;
    const isAll = now.value === stored.value;
    this.#copy = { ...now, base: stored.base, tried: null, sent: isAll };
    // After a logout, drafts that the server has are removed from this browser.
    if (isAll && useSession.getState().user?.id !== this.#user) removeCopy(this.#user, this.#name);
    else writeCopy(this.#user, this.#name, this.#copy);
    this.#tell({ onlyHere: false, failing: false, ...(isAll && { savedAt: Date.now() }) });
  }

  async #delete(end: DraftEnd): Promise<void> {
    // Nothing to delete on the server.
    if (this.#serverHas === false) return;
    await this.#store.forget(end).then(
      () => (this.#serverHas = false),
      () => undefined,
    );
  }

  #tell(change: Partial<DraftState>): void {
    const next = {
      ...this.#state,
      ...change,
      offered: this.#phase === 'offered',
      otherTab: this.#phase === 'otherTab',
    };
    const isNew = (Object.keys(next) as (keyof DraftState)[]).some((key) => next[key] !== this.#state[key]);
    this.#state = next;
    if (isNew && this.#isOpen()) this.#form.onState(next);
  }
}

function refusalOf(error: unknown): Refusal {
  const code = error instanceof ApiError ? error.code : null;
  return code === 'TooManyDrafts' ? 'tooMany' : code === 'Conflict' ? 'conflict' : 'sendFailed';
}
