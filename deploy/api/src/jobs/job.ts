import type { AudienceNoticeId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import type { EvaluationLinks } from '../evaluations/links.ts';
import type { MailChannel } from '../mail/channel.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Unsubscribing } from '../mail/unsubscribing.ts';
import type { Uploads } from '../uploads/store.ts';

/** The part of the queue with which a job in steps sends its next step. */
interface StepQueue {
  send: (
    name: 'audience-notice-step',
    payload: NoticeStep,
    options: { within: Database; afterSeconds?: number },
  ) => Promise<void>;
}

/** Payload of a step of a notice (audience-notices/steps.ts). */
export interface NoticeStep {
  notice: AudienceNoticeId;
  /** Start to which the step belongs. */
  run: number;
}

/** Dependencies of jobs. */
export interface JobContext {
  db: Database;
  uploads: Uploads;
  mailer: Mailer;
  channel: MailChannel;
  publicUrl: string;
  unsubscribing: Unsubscribing;
  evaluationLinks: EvaluationLinks;
  /** Queue for jobs that continue themselves. */
  queue: StepQueue;
  /** Current time; tests choose it. */
  now: Date;
}

/** Counts of a job's results, which are all that is logged of it. */
type Report = Readonly<Record<string, number>>;

export interface Job<Payload extends object> {
  /** Schedule (cron, Spanish time). Without it, the job runs only when it is sent. */
  schedule?: string;
  /** Number of retries of a failed job. The wait, in seconds, doubles each time, up to `longest`. */
  retries: { limit: number; wait: number; longest: number };
  /** Seconds after which a job counts as failed, even if its process has died. */
  seconds: number;
  /** Runs the job immediately when it is sent. Scheduled jobs may start half a minute late. */
  prompt?: boolean;
  run: (payload: Payload, context: JobContext, id: string) => Promise<Report | undefined>;
}

type Nothing = Record<never, never>;

/** Job that runs on a schedule. It must be idempotent. */
export const recurring = (schedule: string, run: (context: JobContext) => Promise<Report>): Job<Nothing> => ({
  schedule,
  retries: { limit: 3, wait: 60, longest: 900 },
  seconds: 900,
  run: (_payload, context) => run(context),
});
