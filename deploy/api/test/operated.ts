import { ApiProcess, apiOfWorker } from '@puente/testing/api-process';
import type { answerApplication } from '../src/applications/answer.ts';
import type { JobName } from '../src/jobs/registry.ts';
import type { Notification } from '../src/messages/notify.ts';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

type Answered = Parameters<typeof answerApplication>;

/** A message whose text the server makes up. */
type Told = Omit<Notification, 'message'>;

/** What a test can have done in the server's process, and no call offers. */
export type Operation =
  | { sql: string }
  | { job: JobName; now: string; payload: object }
  | { notify: Told }
  | { answer: [Answered[2], Answered[3]] };

/** A server whose process a test can ask to do more than the calls offer (operated-server.ts). */
export interface OperatedServer extends TestServer {
  rows: <Row>(sql: string) => Promise<Row[]>;
  /** Does a job now, as if it were `now`; gives what it would log. */
  run: (job: JobName, now?: Date, payload?: object) => Promise<Record<string, number>>;
  /** Answers an application as a request does that read it a moment ago, when it was `row`. */
  answer: (row: Answered[2], given: Answered[3]) => Promise<{ status: string }>;
  /** Puts a message into the communication centre of these students, as far as they want to hear of its kind. */
  notify: (told: Told) => Promise<void>;
}

export const startOperatedServer = async (options?: ServerOptions): Promise<OperatedServer> =>
  operated(await startServer(options), apiOfWorker());

/** The same in a process of its own, which may be killed. */
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
  };
}
