import type { ChildProcess } from 'node:child_process';
import type { answerApplication } from '../src/applications/answer.ts';
import type { JobName } from '../src/jobs/registry.ts';
import type { Notification } from '../src/messages/notify.ts';
import { startServer, type TestServer } from './server.ts';

type Answered = Parameters<typeof answerApplication>;

/** A message whose text the server makes up. */
export type Told = Omit<Notification, 'message'>;

export type Question = { id: number } & (
  { sql: string } | { job: JobName; now: string } | { notify: Told } | { answer: [Answered[1], Answered[2]] }
);

type Unnumbered<Q> = Q extends Question ? Omit<Q, 'id'> : never;

/** A server whose process a test can ask to do more than the calls offer (operated-server.ts). */
export interface OperatedServer extends TestServer {
  rows: <Row>(sql: string) => Promise<Row[]>;
  /** Does a job now, as if it were `now`; gives what it would log. */
  run: (job: JobName, now?: Date) => Promise<Record<string, number>>;
  /** Answers an application as a request does that read it a moment ago, when it was `row`. */
  answer: (row: Answered[1], given: Answered[2]) => Promise<{ status: string }>;
  /** Puts a message into the communication centre of these students, as far as they want to hear of its kind. */
  notify: (told: Told) => Promise<void>;
}

export async function startOperatedServer(
  options: Parameters<typeof startServer>[0] = {},
): Promise<OperatedServer> {
  const server = await startServer({ ...options, entry: 'test/operated-server.ts' });
  return {
    ...server,
    rows: (sql) => ask(server.child, { sql }),
    run: (job, now = new Date()) => ask(server.child, { job, now: now.toISOString() }),
    answer: (row, given) => ask(server.child, { answer: [row, given] }),
    notify: (told) => ask(server.child, { notify: told }),
  };
}

let asked = 0;

function ask<Result>(child: ChildProcess, question: Unnumbered<Question>): Promise<Result> {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const listen = (answer: { id: number; result: Result; error?: string }) => {
      if (answer.id !== id) return;
      child.off('message', listen);
      if (answer.error === undefined) resolve(answer.result);
      else reject(new Error(answer.error));
    };
    child.on('message', listen);
    child.send({ ...question, id });
  });
}
