import type { Database } from '../db/connect.ts';
import type { MailChannel } from '../mail/channel.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Unsubscribing } from '../mail/unsubscribing.ts';
import type { Uploads } from '../uploads/store.ts';

/** What jobs work with. */
export interface JobContext {
  db: Database;
  uploads: Uploads;
  mailer: Mailer;
  channel: MailChannel;
  publicUrl: string;
  unsubscribing: Unsubscribing;
  /** The moment that counts as now; tests choose it. */
  now: Date;
}

/** What a job did, in numbers: the only thing of it that reaches the log. */
type Report = Readonly<Record<string, number>>;

export interface Job<Payload extends object> {
  /** When it runs by itself (cron, Spanish time). Without it, the job runs only when it is sent. */
  schedule?: string;
  /** How often a failed job is tried again. The wait, in seconds, doubles each time, up to `longest`. */
  retries: { limit: number; wait: number; longest: number };
  /** Seconds after which it counts as failed, also when the process that had it is gone. */
  seconds: number;
  /** Runs as soon as it is sent, not within the half minute that is good enough for scheduled jobs. */
  prompt?: boolean;
  run: (payload: Payload, context: JobContext, id: string) => Promise<Report | undefined>;
}

type Nothing = Record<never, never>;

/** A job that runs by the clock. It must be harmless to run twice. */
export const recurring = (schedule: string, run: (context: JobContext) => Promise<Report>): Job<Nothing> => ({
  schedule,
  retries: { limit: 3, wait: 60, longest: 900 },
  seconds: 900,
  run: (_payload, context) => run(context),
});
