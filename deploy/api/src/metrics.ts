import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { makeRegistry } from '@puente/observability/metrics';

/** Counters and durations for Prometheus. Labels are names from our own lists, never a value from a request. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'call' | 'status'>;
  refusals: Counter<'limit' | 'by'>;
  jobs: Counter<'job' | 'outcome'>;
  jobSeconds: Histogram<'job'>;
  errorReports: Counter<'phase'>;
}

export function makeMetrics(): Metrics {
  const registry = makeRegistry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'puente_request_seconds',
      help: 'Time to answer, by declared call and class of status',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'puente_rate_limit_refusals_total',
      help: 'Requests turned away with 429, by limit and by what was counted',
      labelNames: ['limit', 'by'],
      registers,
    }),
    jobs: new Counter({
      name: 'puente_jobs_total',
      help: 'Jobs that this process did',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'puente_job_seconds',
      help: 'Time that jobs took',
      labelNames: ['job'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    }),
    errorReports: new Counter({
      name: 'puente_error_reports_total',
      help: 'Errors that browsers reported, by phase; anybody can send reports',
      labelNames: ['phase'],
      registers,
    }),
  };
}

interface Sources {
  /** Connections to the database. */
  pool: () => { open: number; idle: number; waiting: number };
  jobs: () => Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
  passwords: () => { done: number; waiting: number };
}

/** Registers the gauges that are read only when Prometheus asks. */
export function watch({ registry }: Metrics, { pool, jobs, passwords }: Sources): void {
  const registers = [registry];
  new Gauge({
    name: 'puente_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'puente_password_hashes_total',
    help: 'Passwords that were hashed, to be stored or compared',
    registers,
    collect() {
      this.reset();
      this.inc(passwords().done);
    },
  });
  new Gauge({
    name: 'puente_password_hashes_waiting',
    help: 'Passwords that wait to be hashed; a visitor has at most 32',
    registers,
    collect() {
      this.set(passwords().waiting);
    },
  });
  new Gauge({
    name: 'puente_jobs_queued',
    help: 'Jobs in the database, of all processes, as of the last half minute',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      for (const { name, ...states } of await jobs()) {
        for (const [state, count] of Object.entries(states)) this.set({ job: name, state }, count);
      }
    },
  });
}
