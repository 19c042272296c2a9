import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job as QueuedJob, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, QueueConnection } from '../db/connect.ts';
import { keepingTotals } from '../lists/totals.ts';
import type { Metrics } from '../metrics.ts';
import type { Job, JobContext } from './job.ts';
import { type JobName, jobNames, jobs, type PayloadOf } from './registry.ts';

interface SendOptions {
  /** Transaction of the job: it is queued only if that commits. */
  within?: Database | undefined;
  /** Delay in seconds. */
  afterSeconds?: number | undefined;
  /** Jobs with a higher number run first. Default: 0. */
  priority?: number | undefined;
}

/** Job queue in the database. Any process runs a job that another one sends, once. */
export interface Queue {
  send: <Name extends JobName>(name: Name, payload: PayloadOf<Name>, options?: SendOptions) => Promise<void>;
  /** Starts to run sent and scheduled jobs. */
  work: (context: Omit<JobContext, 'now'>) => Promise<void>;
  /** Number of waiting, running and dead-lettered jobs, by name. Up to half a minute old. */
  depths: () => Promise<Depth[]>;
  /** Sends the dead-lettered jobs again, and returns their number. */
  retryGivenUp: () => Promise<number>;
  /** Accepts no more jobs, and waits for the running ones. Another process runs the rest. */
  close: () => Promise<void>;
}

interface Depth {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

interface QueueOptions {
  connection: QueueConnection;
  log: Logger;
  metrics: Pick<Metrics, 'jobs' | 'jobSeconds'>;
}

/** `execute` of both engines returns rows, but their common type does not say so. */
type Transaction = Database & Parameters<typeof fromDrizzle>[0];

/** Queue of jobs whose retries failed. It keeps them with their payload for two weeks: operators can retry them. */
const deadLetters = 'dead-letters';
const hour = 60 * 60;
const day = 24 * hour;

const schema = 'jobs';

/** Opens the queue. Its tables and queues exist when this resolves, but no job runs yet. */
export async function openQueue({ connection, log, metrics }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    schema,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: hour,
    cronWorkerIntervalSeconds: 15,
    // The queue is nearly always empty: its indexes need no rebuilding.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ queue: true }, message));
  await boss.start();
  await createQueues(boss);

  async function perform(
    name: JobName,
    queued: QueuedJob<object>,
    context: Omit<JobContext, 'now'>,
  ): Promise<JobResult> {
    const { run } = jobs[name] as Job<object>;
    const stop = metrics.jobSeconds.startTimer({ job: name });
    try {
      const report = await keepingTotals(() => run(queued.data, { ...context, now: new Date() }, queued.id));
      metrics.jobs.inc({ job: name, outcome: 'completed' });
      if (report) log.info({ job: name, ...report }, 'job done');
      return { id: queued.id, status: 'completed' };
    } catch (error) {
      metrics.jobs.inc({ job: name, outcome: 'failed' });
      log.error({ job: name, err: error }, 'job failed');
      // The error is logged without addresses. A copy in the database would include them.
      return { id: queued.id, status: 'failed' };
    } finally {
      stop();
    }
  }

  return {
    send: async (name, payload, { within, afterSeconds, priority } = {}) => {
      const id = await boss.send(name, payload, {
        ...(within && { db: fromDrizzle(within as Transaction, sql) }),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        ...(priority !== undefined && { priority }),
      });
      if (id === null) throw new Error(`The job ${name} was not taken.`);
    },

    work: async (context) => {
      for (const name of jobNames) {
        const { prompt, schedule } = jobs[name] as Job<object>;
        const polling = prompt
          ? { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 }
          : { pollingIntervalSeconds: 15, notifyPollingIntervalSeconds: 30 };
        const options = { ...polling, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;
        await boss.work<object>(name, options, (batch) =>
          Promise.all(batch.map((queued) => perform(name, queued, context))),
        );
        if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: 'Europe/Madrid' });
      }
    },

    depths: async () =>
      (await boss.getQueues()).map(({ name, readyCount, activeCount, failedCount, totalCount }) => ({
        name,
        // No process works on jobs that were given up: all of them have failed.
        ...(name === deadLetters
          ? { waiting: 0, active: 0, failed: totalCount }
          : { waiting: readyCount, active: activeCount, failed: failedCount }),
      })),

    retryGivenUp: () => boss.redrive(deadLetters),

    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** Creates missing queues, and applies the registry's current settings to all of them. */
async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 14 * day });
  for (const name of jobNames) {
    const { retries, seconds, schedule } = jobs[name] as Job<object>;
    const settings = {
      retryLimit: retries.limit,
      retryDelay: retries.wait,
      retryBackoff: true,
      retryDelayMax: retries.longest,
      expireInSeconds: seconds,
      // A process that was killed sends no heartbeat: another process does the job half a minute later.
      heartbeatSeconds: 10,
      // Letters have links in them that open accounts: none lies about for long.
      deleteAfterSeconds: hour,
      deadLetter: deadLetters,
      notify: true,
    };
    const known = existing.get(name);
    // One at a time, in all processes together: a scheduled job looks at all the data.
    if (!known)
      await boss.createQueue(name, {
        ...settings,
        policy: schedule === undefined ? 'standard' : 'exclusive',
      });
    else if (Object.entries(settings).some(([key, value]) => known[key as keyof typeof settings] !== value))
      await boss.updateQueue(name, settings);
  }
}
