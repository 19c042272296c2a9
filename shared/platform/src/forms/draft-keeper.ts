import { ApiError } from '@puente/client/api-error';
import { sendAtLogout } from '../session/draft-copies.ts';
import { useSession } from '../session/store.ts';
import {
  hearCopies,
  readCopy,
  removeCopy,
  writeCopy,
  type DraftCopy,
  type DraftValue,
} from './draft-copy.ts';
import type { DraftEnd, DraftStore } from './draft-store.ts';
import { grewFrom, newerDraft } from './newer-draft.ts';
import { TabTurn } from './tab-turn.ts';

/**
 * Milliseconds after the last key before a draft is written in this browser, and after that before it is sent; and how long
 * a form that is sent waits for a draft of it that is still on its way.
 */
const pauses = { write: 400, send: 1600, arrive: 1000 };
/** Milliseconds before a draft that could not be sent is sent again: longer each time, the last one for ever. */
const retries = [5_000, 15_000, 30_000, 60_000];

export interface DraftState {
  /** Origin of the draft that filled the form; null when no draft did. */
  restored: 'here' | 'elsewhere' | null;
  /** A draft of another device arrived while the user was typing: they may take it or leave it. */
  offered: boolean;
  /** The server keeps no more drafts of this user: this one stays in this browser. */
  onlyHere: boolean;
  /** Another tab of this browser writes this form: nothing that is typed here is kept. */
  otherTab: boolean;
  /** When the server last took all of it, in milliseconds; null before. */
  savedAt: number | null;
  /** It could not be sent, and will be sent again. */
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
  /** Puts a draft in the place of the answers. */
  fill: (value: DraftValue) => void;
  /** Resets the form to its first state. */
  empty: () => void;
  onState: (state: DraftState) => void;
}

/**
 * Keeps one form of one person: at once in this browser, a moment later on the server, so that it is found after a
 * reload and on another device. Without a network it stays here and is sent later.
 */
export class DraftKeeper {
  #copy: DraftCopy | null;
  #state = noDraft;
  #offer: Theirs | null = null;
  /** The value to be stored, `none` when the form is unchanged. */
  #unwritten: DraftValue | 'none' | null = null;
  #touched = false;
  #asked: Promise<void> | null = null;
  /** As far as is known: undefined before the server has answered. */
  #serverHas: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The form itself is being sent. */
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

  /** Fills the form with what is here, then asks the server whether it has something newer. */
  open(): void {
    const { signal } = this.#listening;
    if (this.#copy) {
      this.#form.fill(this.#copy.value);
      this.#tell({ restored: 'here' });
    }
    // A user who leaves or reloads right after the last key finds that key again, too.
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

  /** What the form holds now; null when it is unchanged, which is no draft. */
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
   * Makes the call that sends the form. No draft is sent meanwhile: it would arrive after the form, and be refused. Once the
   * server has the form the draft is forgotten; after a refusal it is kept and sent again.
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

  /** Writes this form here, and no longer in the tab that had it. */
  takeTurn(): void {
    void this.#turn?.takeOver();
  }

  /** Writes and sends what is still pending: the form leaves the page. */
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

  /** Another tab writes: what it wrote must not be written over from here. */
  #pause(): void {
    this.#stopTimers();
    this.#unwritten = null;
    this.#touched = false;
    this.#tell({ otherTab: true, failing: false });
  }

  /** This tab's turn: with what the other one left, if nothing was typed here meanwhile. */
  #goOn(): void {
    this.#tell({ otherTab: false });
    const left = readCopy(this.#user, this.#name);
    if (this.#touched && left) return this.#offerLeft(left);
    this.#goOnFrom(left);
  }

  /** The last words of the tab that had the turn: a browser may give the turn before it shows them here. */
  #hearLate(left: DraftCopy): void {
    if (this.#waits() || (this.#copy && this.#copy.changedAt >= left.changedAt)) return;
    if (this.#touched) return this.#offerLeft(left);
    // Something older may have been written over them from here.
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

  /** Asks the server for its draft, until it has answered once. */
  #ask(): Promise<void> {
    this.#asked ??= this.#askNow();
    return this.#asked;
  }

  async #askNow(): Promise<void> {
    await this.#turn?.decided;
    try {
      this.#compare(await this.#store.own());
    } catch {
      this.#asked = null; // asked again before the next sending
    }
  }

  #compare(theirs: Theirs | null): void {
    this.#serverHas = theirs !== null;
    if (this.#waits()) {
      // Shown, not written: the other tab may have more.
      if (theirs && !this.#copy && this.#isOpen()) this.#form.fill(theirs.value);
      return;
    }
    this.#writeNow();
    const newer = newerDraft(this.#copy, theirs);
    // What the user is typing is never replaced.
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

  /** For the tab that writes this form. */
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
    // One after the other: an earlier text must not arrive after a later one.
    this.#sending = this.#sending.then(() => this.#sendCopy());
    return this.#sending;
  }

  async #sendCopy(): Promise<void> {
    await this.#ask();
    const copy = this.#copy;
    if (!copy || copy.sent || this.#held || this.#offer || this.#waits()) return;
    // The question whether there is a newer one was not answered.
    if (this.#asked === null) return this.#sendLater();
    this.#copy = copy.tried === copy.value ? copy : { ...copy, tried: copy.value };
    writeCopy(this.#user, this.#name, this.#copy);
    const { value } = copy;
    try {
      const { updatedAt } = await this.#store.keep(value);
      this.#serverHas = true;
      this.#failures = 0;
      // Another tab goes on from what was written down for it.
      if (this.#waits()) return;
      // Meanwhile more may have been typed, or all of it taken back.
      const now = this.#current();
      if (now === null) return;
      // The same form, opened again meanwhile, has written more.
      if (!this.#isOpen() && readCopy(this.#user, this.#name)?.changedAt !== now.changedAt) return;
      const isAll = now.value === value;
      this.#copy = { ...now, base: updatedAt, tried: null, sent: isAll };
      // A user who has logged out meanwhile leaves nothing behind that the server has, too.
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

  /** Another device has kept something since: the user is told, unless it is what was sent from here and not answered. */
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
    // When the server certainly has no draft, there is nothing to forget.
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
