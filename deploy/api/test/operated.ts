import { apiOfWorker, ApiProcess } from '@puente/testing/api-process';
import type { answerApplication } from '../src/applications/answer.ts';
import type { BadgeFacts, SignedBadge } from '../src/credentials/open-badge.ts';
import type { JobName } from '../src/jobs/registry.ts';
import type { Notification } from '../src/messages/notify.ts';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

type Answered = Parameters<typeof answerApplication>;

/** A message whose text the server generates. */
type Told = Omit<Notification, 'message'>;

/** Facts as they reach the process, in JSON. */
type SentFacts = Omit<BadgeFacts, 'issuedAt'> & { issuedAt: string };

/** Operations in the server's process that no call offers. */
export type Operation =
  | { sql: string }
  | { job: JobName; now: string; payload: object }
  | { notify: Told }
  | { answer: [Answered[2], Answered[3]] }
  | { badge: SentFacts };

/** A server whose process runs further operations for a test (operated-server.ts). */
export interface OperatedServer extends TestServer {
  rows: <Row>(sql: string) => Promise<Row[]>;
  /** Runs a job as if the time were `now`. Returns the counts that it would log. */
  run: (job: JobName, now?: Date, payload?: object) => Promise<Record<string, number>>;
  /** Answers an application like a request that has read `row` before. */
  answer: (row: Answered[2], given: Answered[3]) => Promise<{ status: string }>;
  /** Sends a message to the communication centre of these students, according to their preferences. */
  notify: (told: Told) => Promise<void>;
  /** Signs a badge with the server's key. */
  badge: (facts: SentFacts) => Promise<SignedBadge>;
}

export const startOperatedServer = async (options?: ServerOptions): Promise<OperatedServer> =>
  operated(await startServer(options), apiOfWorker());

/** Like `startOperatedServer`, in a separate process that a test may kill. */
export async function startOperatedProcess(
  options?: ServerOptions,
): Promise<OperatedServer & { kill: () => Promise<void> }> {
  const api = new ApiProcess();
  const server = operated(await startServer(options, api), api);
  return {
    ...server,
    kill: () => api.kill(),
    stop: async (how) => {
      await server.stop(how);
      await api.kill();
    },
  };
}

function operated(server: TestServer, api: ApiProcess): OperatedServer {
  const ask = <Result>(operation: Operation): Promise<Result> => api.operate(operation);
  return {
    ...server,
    rows: (sql) => ask({ sql }),
    run: (job, now = new Date(), payload = {}) => ask({ job, now: now.toISOString(), payload }),
    answer: (row, given) => ask({ answer: [row, given] }),
    notify: (told) => ask({ notify: told }),
    badge: (facts) => ask({ badge: facts }),
  };
}
