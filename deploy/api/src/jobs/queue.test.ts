import { clientOf } from '../../test/client.ts';
import { dbCommand } from '../../test/db-command.ts';
import { isEmbedded } from '../../test/engine.ts';
import { startOperatedProcess, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { startServer, startServerProcess } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@puente/testing/free-port';

const teacher = (email: string) => ({
  username: email,
  email,
  password: 'caracola-93',
  name: 'Ana',
  surname: 'Rey',
  profileType: 'teacher',
});

const register = async (address: string, email: string): Promise<number> =>
  (await clientOf(address).wrong('POST /api/auth/local/register', { body: teacher(email) })).status;

/** A mail server that refuses every message and names its recipient. */
async function rejectingMailServer(): Promise<{ port: number; close: () => void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`No such mailbox: ${address}`)),
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => server.close(() => undefined) };
}

it('gives up a mail that can never be delivered, keeps it apart, and logs nobody’s address', async () => {
  const mail = await rejectingMailServer();
  const server = await startOperatedServer({ env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}` } });
  expect(await register(server.address, 'rebota@ejemplo.es')).toBe(200);
  const state = async () =>
    (await server.rows<{ state: string }>(`select state from jobs.job where name = 'mail'`))[0]?.state;
  await until(async () => (await state()) === 'retry');
  await server.rows(`update jobs.job set retry_limit = retry_count, start_after = now() where name = 'mail'`);
  await until(
    async () => (await server.rows(`select 1 from jobs.job where name = 'dead-letters'`)).length === 1,
  );
  expect(await state()).toBe('failed');
  const metrics = await (await clientOf(server.address).fetch('/metrics')).text();
  expect(metrics).toContain('puente_jobs_total{job="mail",outcome="failed"} 2');
  await server.stop({ keep: true });
  mail.close();
  expect(server.lines.join('\n')).toContain('job failed');
  expect(server.lines.join('\n')).not.toContain('rebota@');

  expect((await dbCommand(server, 'retry-jobs')).text).toContain(
    '1 jobs that were given up are tried again.',
  );
  const again = await startServer({ from: server });
  await until(async () => (await messagesTo(again.dataDir, 'rebota@ejemplo.es')).length === 1);
  await again.stop();
});

it('a mail whose transaction fails is never sent, one that was answered survives the process', async () => {
  const server = await startServerProcess({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  expect(await register(server.address, 'superviviente@ejemplo.es')).toBe(200);
  const { dataDir, databaseUrl } = server;
  await server.stop('SIGKILL', { keep: true });
  const again = await startServer({ from: { dataDir, databaseUrl } });
  await until(async () => (await messagesTo(dataDir, 'superviviente@ejemplo.es')).length === 1, 90_000);
  await again.stop();
}, 120_000);

const onPostgres = isEmbedded ? it.skip : it;

onPostgres(
  'two processes do each job once',
  async () => {
    const one = await startServerProcess();
    const two = await startServerProcess({ from: one });
    const emails = Array.from({ length: 24 }, (_, index) => `persona${index}@ejemplo.es`);
    const statuses = await Promise.all(
      emails.map((email, index) => register((index % 2 ? one : two).address, email)),
    );
    expect(statuses).toEqual(emails.map(() => 200));
    const sent = async () =>
      (await Promise.all(emails.map((email) => messagesTo(one.dataDir, email)))).map(
        (messages) => messages.length,
      );
    await until(async () => (await sent()).every((count) => count > 0));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await sent()).toEqual(emails.map(() => 1));
    const done = await Promise.all(
      [one, two].map(
        async ({ address }) =>
          /puente_jobs_total\{job="mail",outcome="completed"\} (\d+)/.exec(
            await (await fetch(`${address}/metrics`)).text(),
          )?.[1],
      ),
    );
    expect(done.reduce((sum, count) => sum + Number(count ?? 0), 0)).toBe(24);
    await two.stop('SIGTERM', { keep: true });
    await one.stop();
  },
  120_000,
);

const long = !isEmbedded && process.env['LONG'] === '1' ? it : it.skip;

long(
  'what runs by the clock runs once, however many processes there are',
  async () => {
    const one = await startOperatedProcess();
    const two = await startServerProcess({ from: one });
    await one.rows(`update jobs.schedule set cron = '* * * * *' where name = 'expired-sessions'`);
    await new Promise((resolve) => setTimeout(resolve, 150_000));
    const [made] = await one.rows<{ jobs: string; minutes: string }>(
      `select count(*) as jobs, count(distinct date_trunc('minute', created_on)) as minutes from jobs.job where name = 'expired-sessions'`,
    );
    expect(Number(made?.jobs)).toBeGreaterThanOrEqual(2);
    expect(made?.jobs).toBe(made?.minutes);
    const done = [...one.lines, ...two.lines].filter(
      (line) => line.includes('"expired-sessions"') && line.includes('job done'),
    );
    expect(done.length).toBeLessThanOrEqual(Number(made?.jobs));
    expect(done.length).toBeGreaterThanOrEqual(Number(made?.jobs) - 1);
    await two.stop('SIGTERM', { keep: true });
    await one.stop();
  },
  240_000,
);
