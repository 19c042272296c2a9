import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyOf } from '../../src/uploads/purposes.ts';
import { clientOf } from '../client.ts';
import { type OperatedServer, startOperatedProcess } from '../operated.ts';
import { messagesTo } from '../outbox.ts';
import { until } from '../until.ts';
import { acknowledged, fewest, startWriting } from './kill-writers.ts';
import { assertNothingIsLost } from './lost-writes.ts';

/** `npm run test:long` sets a hundred. */
const kills = Number(process.env['KILLS'] ?? 1);

const tokenOf = async ({ address }: OperatedServer, account: string): Promise<string> =>
  (
    await clientOf(address).call('POST /api/auth/local', {
      body: { identifier: `${account}@puente.test`, password: 'Puente-2026' },
    })
  ).data.jwt;

const count = async (server: OperatedServer, from: string): Promise<number> =>
  Number((await server.rows<{ count: string }>(`select count(*) from ${from}`))[0]?.count);

async function assertNothingIsHalf(server: OperatedServer): Promise<void> {
  for (const [role, table] of [
    ['student', 'students'],
    ['teacher', 'teachers'],
    ['coordinator', 'coordinators'],
  ]) {
    expect(
      await count(
        server,
        `users u where profile_type = '${role}' and not exists (select 1 from ${table} p where p.user_id = u.id)`,
      ),
    ).toBe(0);
  }
  const half = `users u where profile_type is not null and not exists (select 1 from accounts a where a.user_id = u.id and a.password is not null) and email like 'k%@ejemplo.es'`;
  expect(await count(server, half)).toBe(0);
  const files = await server.rows<{ purpose: 'cv'; hash: string; ext: string }>(
    `select purpose, hash, ext from files`,
  );
  expect(
    files.filter(
      ({ purpose, ...file }) => !existsSync(join(server.dataDir, 'uploads', keyOf(purpose, file))),
    ),
  ).toEqual([]);
}

it(
  `keeps everything that it acknowledged through ${kills} kills`,
  async () => {
    let server = await startOperatedProcess();
    const tokens = {
      student: await tokenOf(server, 'estudiante'),
      coordinator: await tokenOf(server, 'coordinacion'),
    };
    const writers = await startWriting(tokens, server.address);
    const { ledger } = writers;
    for (let kill = 0; kill < kills; kill++) {
      const before = acknowledged(ledger);
      await until(() => acknowledged(ledger) > before + 15 && fewest(ledger) > 0, 60_000);
      // Somewhere in the middle of the writing.
      await sleep(Math.random() * 500);
      const { dataDir, databaseUrl } = server;
      await server.kill();
      await writers.pause();
      server = await startOperatedProcess({ from: { dataDir, databaseUrl } });
      await assertNothingIsLost(server.rows, ledger);
      await assertNothingIsHalf(server);
      writers.resume(server.address);
    }
    await writers.stop();
    expect(ledger.refused).toEqual([]);
    // Every letter of an acknowledged registration arrives; some twice, when the process ended before it had noted it.
    const { dataDir } = server;
    const withoutMail = async () => {
      const received = new Set((await messagesTo(dataDir)).map(({ to }) => to));
      return ledger.registered.filter((email) => !received.has(email));
    };
    await until(async () => (await withoutMail()).length === 0, 120_000);
    // Bytes whose row was never written go with the next cleaning.
    await server.run('orphaned-uploads', new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await server.run('orphaned-uploads', new Date(Date.now() + 25 * 60 * 60 * 1000))).toEqual({
      files: 0,
      strays: 0,
    });
    process.stdout.write(
      `${kills} kills: ${ledger.registered.length} registrations, ${ledger.uploaded.length} uploads, ${ledger.applied.length} applications, ${ledger.published.length} projects, ${ledger.saves} saves, ${ledger.moves} moves; nothing lost\n`,
    );
    await server.stop();
  },
  120_000 + kills * 40_000,
);
