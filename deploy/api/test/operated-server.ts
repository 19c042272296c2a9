import type { Answer, Question } from '@puente/testing/api-process';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { makeLog } from '../src/http/log.ts';
import { jobs } from '../src/jobs/registry.ts';
import { totals } from '../src/lists/totals.ts';
import { type Server, startServer } from '../src/serving/server.ts';

/**
 * The server as a test operates it: started and stopped as often as asked, with the modules loaded once; and doing what
 * only its own process can: SQL on the embedded database, a job at a chosen moment.
 */
let server: Server | undefined;

process.on('message', (question: Question) => {
  answer(question).then(
    (result) => process.send?.({ id: question.id, result } satisfies Answer),
    (error: unknown) => process.send?.({ id: question.id, error: String(error) } satisfies Answer),
  );
});

async function answer(question: Question): Promise<unknown> {
  if ('serve' in question) return serve(question.serve);
  if ('stop' in question) return stop();
  if (!server) throw new Error('There is no server.');
  if ('sql' in question)
    return ((await server.services.db.execute(sql.raw(question.sql))) as { rows: unknown[] }).rows;
  const job = Object.entries(jobs).find(([name]) => name === question.job)?.[1];
  if (!job) throw new Error(`There is no job ${question.job}.`);
  return job.run({} as never, { ...server.jobContext, now: new Date(question.now) }, 'test');
}

async function serve(env: Readonly<Record<string, string>>): Promise<void> {
  await stop();
  // The numbers that were counted in another database are not those of this one.
  totals.notice('delete from everything');
  totals.forget();
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
