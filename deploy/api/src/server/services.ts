import type { Logger } from 'pino';
import type { Tracing } from '@puente/observability/tracing';
import type { Accounts } from '../accounts/accounts.ts';
import type { KnownDevices } from '../accounts/known-devices.ts';
import type { Mailboxes } from '../accounts/mailboxes.ts';
import type { FindActor } from '../accounts/sessions.ts';
import type { ChangeFeed } from '../change-feed/change-feed.ts';
import type { Config } from '../config.ts';
import type { Connect } from '../connect/connect.ts';
import type { ConversationStreams } from '../conversations/streams.ts';
import type { Issuer } from '../credentials/issuer.ts';
import type { StatusLists } from '../credentials/status-list.ts';
import type { Connection, Database } from '../db/connect.ts';
import type { EmptySearchCounter } from '../empty-searches/counter.ts';
import type { EvaluationLinks } from '../evaluations/links.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Unsubscribing } from '../mail/unsubscribing.ts';
import type { Metrics } from '../metrics.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { Tries } from '../second-factor/tries.ts';
import type { Declines } from '../teachers/tutoring-undo.ts';
import type { Uploads } from '../uploads/store.ts';

/** Dependencies of handlers. */
export interface Services {
  config: Config;
  db: Database;
  lists: Database;
  reading: Connection['reading'];
  query: Connection['query'];
  /** Key of the hashes in rate limits, so that an attacker cannot guess addresses by comparing hashes. */
  pepper: string;
  accounts: Accounts;
  connect: Connect;
  secondFactor: SecondFactor;
  tries: Tries;
  findActor: FindActor;
  emptySearchCounter: EmptySearchCounter;
  conversationStreams: ConversationStreams;
  changeFeed: ChangeFeed;
  unsubscribing: Unsubscribing;
  evaluationLinks: EvaluationLinks;
  credentialIssuer: Issuer;
  statusLists: StatusLists;
  declines: Declines;
  knownDevices: KnownDevices;
  mailboxes: Mailboxes;
  uploads: Uploads;
  mailer: Mailer;
  queue: Pick<Queue, 'send'>;
  metrics: Metrics;
  /** Present when the operator asked for traces. */
  tracing: Tracing | undefined;
  log: Pick<Logger, 'warn'>;
  /**
   * `stopping` is true once the process was told to end: it finishes its requests, and is no longer ready for new ones.
   */
  state: { readonly stopping: boolean };
}
