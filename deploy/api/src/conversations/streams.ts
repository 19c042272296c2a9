import { eq } from 'drizzle-orm';
import type { ConversationEvents } from '@puente/contract/entities/conversation';
import type { ChatMessageId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import type { FindActor } from '../accounts/sessions.ts';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { EventStream } from '../http/event-stream.ts';
import { refuse } from '../http/refuse.ts';
import {
  type Announcement,
  type ApplicationsAnnouncement,
  type ConversationAnnouncement,
  parseAnnouncement,
} from './announcements.ts';
import { lastMessageId, messagesSince, readSince } from './missed-events.ts';
import { isParty } from './policy.ts';

const { streams: mostStreams, missed: mostMissed, heartbeat } = limits.conversationEvents;

interface StreamsOptions {
  db: Database;
  findActor: FindActor;
  log: { warn: (details: object, message: string) => void };
  heartbeatMs?: number;
}

interface Asked {
  actor: Actor;
  /** Token of the session, which is checked again before each event. */
  token: string;
  /** The last message that the client has received. */
  after: ChatMessageId | undefined;
}

/** The open event streams of this process. On each announcement they send their clients what is new. */
export class ConversationStreams {
  readonly #options: StreamsOptions;
  readonly #open = new Set<ConversationStream>();
  #closed = false;

  constructor(options: StreamsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#open.size;
  }

  /** @throws Refusal TooManyStreams, Unavailable when the process is about to end */
  open(asked: Asked): EventStream {
    if (this.#closed) throw refuse('Unavailable');
    const ofUser = [...this.#open].filter(({ userId }) => userId === asked.actor.userId);
    if (ofUser.length >= mostStreams) throw refuse('TooManyStreams', {}, { 'retry-after': '30' });
    const stream = new ConversationStream(this.#options, asked, () => this.#open.delete(stream));
    // It is told from here on; what is written while it looks for what it missed waits for that.
    this.#open.add(stream);
    stream.begin();
    return stream.events;
  }

  /** Handles an announcement from the channel. */
  hear(text: string): void {
    let announcement: Announcement;
    try {
      announcement = parseAnnouncement(text);
    } catch {
      return this.#options.log.warn({}, 'something else was announced on the channel of conversations');
    }
    for (const stream of this.#open) stream.hear(announcement);
  }

  /** Call it when announcements may have been lost. */
  lookAgain(): void {
    for (const stream of this.#open) stream.look();
  }

  /** Ends all streams. Clients reconnect to another process. */
  close(): void {
    this.#closed = true;
    for (const stream of this.#open) stream.events.end();
  }
}

class ConversationStream {
  readonly events: EventStream;
  readonly userId: Actor['userId'];
  readonly #options: StreamsOptions;
  readonly #token: string;
  readonly #heartbeat: NodeJS.Timeout;
  #actor: Actor;
  #last: ChatMessageId | undefined;
  #work = Promise.resolve();
  #looks = false;

  constructor(options: StreamsOptions, { actor, token, after }: Asked, onEnd: () => void) {
    this.#options = options;
    this.#actor = actor;
    this.userId = actor.userId;
    this.#token = token;
    this.#last = after;
    this.#heartbeat = setInterval(() => this.#live(), options.heartbeatMs ?? heartbeat * 1000).unref();
    this.events = new EventStream(() => {
      clearInterval(this.#heartbeat);
      onEnd();
    });
  }

  begin(): void {
    const missedSince = this.#last;
    this.#enqueue(async () => {
      const { db } = this.#options;
      this.#last ??= await lastMessageId(db);
      this.#tell('ready', { after: this.#last ?? null });
      await this.#tellMessages();
      if (missedSince === undefined) return;
      for (const read of await readSince(db, this.#actor, missedSince)) this.#tell('read', read);
    });
  }

  hear(announcement: Announcement): void {
    if ('conversation' in announcement) this.#hearOfConversation(announcement);
    else this.#hearOfApplications(announcement);
  }

  #hearOfApplications({ organization, ...told }: ApplicationsAnnouncement): void {
    if (!this.#actor.organizationIds.includes(organization)) return;
    this.#enqueue(async () => {
      await this.#admit();
      if (!this.#actor.organizationIds.includes(organization)) return;
      this.#tell('applications', { ...told, person: await firstNameOf(this.#options.db, told.by) });
    });
  }

  #hearOfConversation({
    conversation,
    user,
    organization,
    author,
    tutor,
    isOfTeam,
    what,
  }: ConversationAnnouncement): void {
    const parties = {
      userId: user,
      isOfTeam,
      organizationId: organization,
      authorId: author,
      tutorId: tutor,
    };
    if (!isParty(this.#actor, parties)) return;
    if (what.about === 'message') return this.look();
    this.#enqueue(async () => {
      await this.#admit();
      if (!isParty(this.#actor, parties)) return;
      if (what.about === 'changed') return this.#tell('missed', {}, this.#last);
      const isUser = this.userId === user;
      this.#tell('read', { conversation, mine: isUser === (what.by === 'user'), until: what.until });
    });
  }

  /** Sends the messages since the last one. One query serves all calls that wait for it. */
  look(): void {
    if (this.#looks) return;
    this.#looks = true;
    this.#enqueue(async () => {
      this.#looks = false;
      await this.#admit();
      await this.#tellMessages();
    });
  }

  /** Also looks for messages: behind a pooler that loses announcements they arrive with a delay. */
  #live(): void {
    this.look();
    this.#enqueue(() => Promise.resolve(this.#tell('heartbeat', {})));
  }

  #enqueue(work: () => Promise<void>): void {
    this.#work = this.#work
      .then(() => (this.events.isOver ? undefined : work()))
      .catch((error: unknown) => {
        this.#options.log.warn({ err: error }, 'a stream of conversations failed');
        this.events.end();
      });
  }

  /**
   * Loads the user of the session before each event. An expired session gets nothing more; a new role or organisation
   * applies at once. A member of staff who sees the platform as another person gets nothing, either.
   */
  async #admit(): Promise<void> {
    const actor = await this.#options.findActor(this.#token);
    if (actor && !actor.view) this.#actor = actor;
    else this.events.end();
  }

  async #tellMessages(): Promise<void> {
    if (this.events.isOver || this.#last === undefined) return;
    const found = await messagesSince(this.#options.db, this.#actor, this.#last, mostMissed + 1);
    if (found.length > mostMissed) {
      this.#last = await lastMessageId(this.#options.db);
      return this.#tell('missed', {}, this.#last);
    }
    for (const message of found) {
      this.#last = message.message.id;
      this.#tell('message', message, this.#last);
    }
  }

  #tell<Name extends keyof ConversationEvents>(
    name: Name,
    data: ConversationEvents[Name],
    id?: number,
  ): void {
    this.events.send({ name, data, ...(id !== undefined && { id }) });
  }
}

async function firstNameOf(db: Database, id: UserId | null): Promise<string | null> {
  if (id === null) return null;
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return person?.name ?? null;
}
