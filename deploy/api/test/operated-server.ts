import { sql } from 'drizzle-orm';
import { answerApplication } from '../src/applications/answer.ts';
import { readConfig } from '../src/config.ts';
import { html } from '../src/mail/html.ts';
import { makeLog } from '../src/http/log.ts';
import { jobs } from '../src/jobs/registry.ts';
import { notify } from '../src/messages/notify.ts';
import { startServer } from '../src/serving/server.ts';
import type { Question } from './operated.ts';

/** The server, which also does what only its own process can: SQL on the embedded database, a job at a chosen moment. */
const server = await startServer(readConfig(process.env), makeLog('info'));
process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

process.on('message', (question: Question) => {
  answer(question).then(
    (result) => process.send?.({ id: question.id, result }),
    (error: unknown) => process.send?.({ id: question.id, error: String(error) }),
  );
});

async function answer(question: Question): Promise<unknown> {
  if ('sql' in question)
    return ((await server.services.db.execute(sql.raw(question.sql))) as { rows: unknown[] }).rows;
  if ('answer' in question) return answerApplication(server.services.db, ...question.answer);
  if ('notify' in question)
    return notify(server.services.db, { ...question.notify, message: html`<p>Un mensaje de prueba.</p>` });
  const { [question.job]: job } = jobs;
  return job.run({} as never, { ...server.jobContext, now: new Date(question.now) }, 'test');
}
