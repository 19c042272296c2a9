import { ApiError } from '@puente/client/api-error';
import { sendAtLogout } from '../session/draft-copies.ts';
import { useSession } from '../session/store.ts';
import {
  type DraftCopy,
  type DraftValue,
  hearCopies,
  readCopy,
  removeCopy,
  writeCopy,
} from './draft-copy.ts';
import type { DraftEnd, DraftStore } from './draft-store.ts';
import { grewFrom, newerDraft } from './newer-draft.ts';
import { TabTurn } from './tab-turn.ts';

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

type Theirs = NonNullable<Awaited<ReturnType<DraftStore['own']>>>;

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
 * it stays in this browser and is sent later.
 */
export class DraftKeeper {
  #copy: DraftCopy | null;
  #state = noDraft;
  #offer: Theirs | null = null;
  /** Value to be stored; `none` when the form is unchanged. */
  #unwritten: DraftValue | 'none' | null = null;
  #touched = false;
  #asked: Promise<void> | null = null;
  /** Tells whether the server has a draft; undefined before it has answered. */
  #serverHas: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** True while the form itself is being sent. */
  #held = false;
  #turn: TabTurn | undefined;
  #sentAtLogout: (() => void) | undefined;
  #sending: Promise<void> = Promise.resolve();
  readonly #listening = new AbortController();

  readonly #user: number;
  readonly #name: string;
  readonly #store: DraftStore;
  readonly #form: Form;

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
    window.addEventListener('pagehide', () => this.#writeNow(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && void this.#sendNow(),
      { signal },
    );
    window.addEventListener('online', () => void this.#sendNow(), { signal });
    hearCopies(this.#user, this.#name, (copy) => this.#hearLate(copy), signal);
    this.#turn = new TabTurn(`draft ${this.#user} ${this.#name}`, {
      onTurn: () => this.#goOn(),
      onWait: () => this.#pause(),
      beforeHandOver: () => this.#writeNow(),
    });
    this.#sentAtLogout = sendAtLogout(() => this.#sendNow());
    void this.#ask().then(() => this.#send());
  }

  /** Stores the current value of the form; null when the form is unchanged, which is not a draft. */
  keep(value: DraftValue | null): void {
    this.#touched = true;
    if (this.#waits()) return;
    this.#unwritten = value ?? 'none';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#writeNow();
      this.#sendSoon();
    }, pauses.write);
  }

  /**
   * Makes the call that sends the form. Drafts are held back, since they would arrive after the form and be refused. On success the draft
   * is deleted; on failure it is sent again.
   */
  async sendForm<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#held = true;
    this.#stopTimers();
    await Promise.race([this.#sending, new Promise((resolve) => setTimeout(resolve, pauses.arrive))]);
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
    this.#stopTimers();
    this.#unwritten = null;
    this.#offer = null;
    this.#copy = null;
    removeCopy(this.#user, this.#name);
    this.#tell({ ...noDraft, otherTab: this.#state.otherTab });
    this.#sending = this.#sending.then(() => this.#forgetTheirs(end));
  }

  discard(): void {
    this.#form.empty();
    this.forget('discarded');
  }

  takeOffered(): void {
    if (!this.#offer) return;
    clearTimeout(this.#timer);
    this.#unwritten = null;
    this.#take(this.#offer);
  }

  /** Moves the editing of this form to this tab, away from the tab that had it. */
  takeTurn(): void {
    void this.#turn?.takeOver();
  }

  /** Stores and sends pending changes when the form leaves the page. */
  close(): void {
    void this.#sendNow().then(this.#sentAtLogout);
    this.#listening.abort();
    clearTimeout(this.#retry);
    this.#turn?.end();
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
  }

  /** Pauses while another tab edits the form, so that this tab does not overwrite its draft. */
  #pause(): void {
    this.#stopTimers();
    this.#unwritten = null;
    this.#touched = false;
    this.#tell({ otherTab: true, failing: false });
  }

  /** Resumes with the other tab's last draft, unless the user has typed here in the meantime. */
  #goOn(): void {
    this.#tell({ otherTab: false });
    const left = readCopy(this.#user, this.#name);
    if (this.#touched && left) return this.#offerLeft(left);
    this.#goOnFrom(left);
  }

  /** Handles the last draft of the tab that had the form. Browsers may hand over the lock before they deliver that draft. */
  #hearLate(left: DraftCopy): void {
    if (this.#waits() || (this.#copy && this.#copy.changedAt >= left.changedAt)) return;
    if (this.#touched) return this.#offerLeft(left);
    // This tab may have overwritten that draft with an older one.
    writeCopy(this.#user, this.#name, left);
    this.#goOnFrom(left);
  }

  #offerLeft({ value, changedAt }: DraftCopy): void {
    this.#offer = { value, updatedAt: changedAt };
    this.#tell({ offered: true });
  }

  #goOnFrom(left: DraftCopy | null): void {
    this.#copy = left;
    if (left) this.#form.fill(left.value);
    else this.#form.empty();
    this.#tell({ restored: left && 'here' });
    this.#asked = null;
    void this.#send();
  }

  /** Fetches the server's draft, until it has answered once. */
  #ask(): Promise<void> {
    this.#asked ??= this.#askNow();
    return this.#asked;
  }

  async #askNow(): Promise<void> {
    await this.#turn?.decided;
    try {
      this.#compare(await this.#store.own());
    } catch {
      this.#asked = null; // retry before the next sending
    }
  }

  #compare(theirs: Theirs | null): void {
    this.#serverHas = theirs !== null;
    if (this.#waits()) {
      // Show without storing: the other tab may have a newer draft.
      if (theirs && !this.#copy && this.#isOpen()) this.#form.fill(theirs.value);
      return;
    }
    this.#writeNow();
    const newer = newerDraft(this.#copy, theirs);
    // Never replace the answers while the user is typing.
    if (theirs && this.#touched && !(this.#copy && grewFrom(this.#copy, theirs))) {
      this.#offer = theirs;
      this.#tell({ offered: true });
    } else if (newer === 'theirs' && theirs) this.#take(theirs);
    else if (newer === 'none' && this.#copy) {
      this.#copy = null;
      removeCopy(this.#user, this.#name);
      if (this.#isOpen()) this.#form.empty();
      this.#tell({ restored: null });
    } else if (newer === 'copy' && theirs && this.#copy)
      this.#copy = { ...this.#copy, base: theirs.updatedAt };
  }

  #take({ value, updatedAt }: Theirs): void {
    this.#offer = null;
    this.#copy = { value, changedAt: updatedAt, base: updatedAt, tried: null, sent: true };
    writeCopy(this.#user, this.#name, this.#copy);
    if (this.#isOpen()) this.#form.fill(value);
    this.#tell({ restored: 'elsewhere', offered: false });
  }

  /** Tells whether another tab edits this form. */
  #waits(): boolean {
    return this.#state.otherTab;
  }

  #isOpen(): boolean {
    return !this.#listening.signal.aborted;
  }

  #writeNow(): void {
    clearTimeout(this.#timer);
    const value = this.#unwritten;
    this.#unwritten = null;
    if (value === 'none') this.forget('discarded');
    else if (value !== null) {
      const { base = null, tried = null } = this.#copy ?? {};
      this.#copy = { value, changedAt: new Date().toISOString(), base, tried, sent: false };
      writeCopy(this.#user, this.#name, this.#copy);
    }
  }

  #sendSoon(): void {
    this.#timer = setTimeout(() => void this.#sendNow(), pauses.send);
  }

  #sendNow(): Promise<void> {
    this.#writeNow();
    return this.#send();
  }

  #send(): Promise<void> {
    // Send sequentially: an earlier draft must not arrive after a later one.
    this.#sending = this.#sending.then(() => this.#sendCopy());
    return this.#sending;
  }

  async #sendCopy(): Promise<void> {
    await this.#ask();
    const copy = this.#copy;
    if (!copy || copy.sent || this.#held || this.#offer || this.#waits()) return;
    // The check for a newer draft on the server has failed.
    if (this.#asked === null) return this.#sendLater();
    this.#copy = copy.tried === copy.value ? copy : { ...copy, tried: copy.value };
    writeCopy(this.#user, this.#name, this.#copy);
    const { value } = copy;
    try {
      const { updatedAt } = await this.#store.keep(value);
      this.#serverHas = true;
      this.#failures = 0;
      // Another tab continues from the stored draft.
      if (this.#waits()) return;
      // The user may have typed or deleted text in the meantime.
      const now = this.#current();
      if (now === null) return;
      // The same form was reopened in the meantime and has stored a newer draft.
      if (!this.#isOpen() && readCopy(this.#user, this.#name)?.changedAt !== now.changedAt) return;
      const isAll = now.value === value;
      this.#copy = { ...now, base: updatedAt, tried: null, sent: isAll };
      // After a logout, drafts that the server has are removed from this browser.
      if (isAll && useSession.getState().user?.id !== this.#user) removeCopy(this.#user, this.#name);
      else writeCopy(this.#user, this.#name, this.#copy);
      this.#tell({ onlyHere: false, failing: false, ...(isAll && { savedAt: Date.now() }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TooManyDrafts')
        this.#tell({ onlyHere: true, failing: false });
      else if (error instanceof ApiError && error.code === 'Conflict') await this.#meetTheirs();
      else this.#sendLater();
    }
  }

  /** Handles a conflict with a draft of another device: offers it to the user, unless it is this tab's own unconfirmed draft. */
  async #meetTheirs(): Promise<void> {
    this.#touched = true;
    this.#asked = null;
    await this.#ask();
    if (!this.#offer) this.#sendLater();
  }

  #sendLater(): void {
    if (!this.#isOpen() || this.#waits()) return;
    this.#tell({ failing: true });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#send(), retries[Math.min(this.#failures, retries.length - 1)]);
    this.#failures += 1;
  }

  #current(): DraftCopy | null {
    return this.#copy;
  }

  async #forgetTheirs(end: DraftEnd): Promise<void> {
    // Nothing to delete on the server.
    if (this.#serverHas === false) return;
    await this.#store.forget(end).then(
      () => (this.#serverHas = false),
      () => undefined,
    );
  }

  #tell(change: Partial<DraftState>): void {
    const next = { ...this.#state, ...change };
    const isNew = (Object.keys(next) as (keyof DraftState)[]).some((key) => next[key] !== this.#state[key]);
    this.#state = next;
    if (isNew && this.#isOpen()) this.#form.onState(next);
  }
}
