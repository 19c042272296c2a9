import { sql } from 'drizzle-orm';
import type { Answer, Question } from '@puente/testing/api-process';
import { answerApplication } from '../src/applications/answer.ts';
import { readConfig } from '../src/config.ts';
import { signedBadge } from '../src/credentials/open-badge.ts';
import { makeLog } from '../src/http/log.ts';
import { jobs } from '../src/jobs/registry.ts';
import { forgetAllTotals } from '../src/lists/totals.ts';
import { html } from '../src/mail/html.ts';
import { postOf } from '../src/mail/post.ts';
import { notify } from '../src/messages/notify.ts';
import { type Server, startServer } from '../src/server/server.ts';
import type { Operation } from './operated.ts';

/**
 * Server that a test controls: it starts and stops on request, with the modules loaded once. It also runs operations
 * that only its own process can: SQL on the embedded database, a job at a chosen time.
 */
let server: Server | undefined;

process.on('message', (question: Question<Operation>) => {
  answer(question).then(
    (result) => process.send?.({ id: question.id, result } satisfies Answer),
    (error: unknown) => process.send?.({ id: question.id, error: String(error) } satisfies Answer),
  );
});

async function answer(question: Question<Operation>): Promise<unknown> {
  if ('serve' in question) return serve(question.serve);
  if ('stop' in question) return stop();
  if (!server) throw new Error('There is no server.');
  return operate(server, question.operate);
}

async function operate({ services, jobContext }: Server, operation: Operation): Promise<unknown> {
  if ('sql' in operation)
    return ((await services.db.execute(sql.raw(operation.sql))) as { rows: unknown[] }).rows;
  if ('answer' in operation) {
    return answerApplication(services.db, postOf(services), ...operation.answer);
  }
  if ('notify' in operation)
    return notify(services.db, { ...operation.notify, message: html`<p>Un mensaje de prueba.</p>` });
  if ('badge' in operation) {
    const { issuedAt, ...facts } = operation.badge;
    return signedBadge({ ...facts, issuedAt: new Date(issuedAt) }, services.credentialIssuer);
  }
  const { [operation.job]: job } = jobs;
  return job.run(operation.payload as never, { ...jobContext, now: new Date(operation.now) }, 'test');
}

async function serve(env: Readonly<Record<string, string>>): Promise<void> {
  await stop();
  // The numbers that were counted in another database are not those of this one.
  forgetAllTotals();
  process.stdout.write('{"serving":true}\n');
  const config = readConfig(env);
  server = await startServer(config, makeLog(config.logLevel));
  process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
}

async function stop(): Promise<void> {
  const open = server;
  server = undefined;
  await open?.close();
}
