import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, logInAs } from '../client.ts';
import { type Edge, startEdge } from '../edge.ts';
import { isEmbedded } from '../engine.ts';
import { readEvents } from '../event-reader.ts';
import { messagesTo } from '../outbox.ts';
import { startServerProcess, type TestServerProcess } from '../server.ts';
import { until } from '../until.ts';

/** Several API processes behind the edge need a database server: an embedded database has one process. */
const onPostgres = isEmbedded ? describe.skip : describe;

onPostgres('two API processes behind the edge', () => {
  let one: TestServerProcess;
  let two: TestServerProcess;
  let edge: Edge;

  beforeAll(async () => {
    const env = { RATE_LIMITS: '1' };
    one = await startServerProcess({ env });
    two = await startServerProcess({ env, from: one });
    edge = await startEdge([one.address, two.address]);
  }, 120_000);
  afterAll(async () => {
    await edge.stop();
    await two.stop('SIGTERM', { keep: true });
    await one.stop();
  });

  const served = async ({ address }: TestServerProcess, call: string): Promise<number> => {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    const found = metrics
      .split('\n')
      .filter((line) => line.startsWith('puente_request_seconds_count') && line.includes(`call="${call}"`));
    return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };

  it('share sessions: opened and ended anywhere, known everywhere', async () => {
    const who = await logInAs(edge.address, 'estudiante@puente.test', 'Puente-2026');
    for (let turn = 0; turn < 6; turn++) expect((await who.call('GET /api/users/me', {})).status).toBe(200);
    expect([await served(one, 'GET /api/users/me'), await served(two, 'GET /api/users/me')]).toEqual([3, 3]);
    await who.call('POST /api/auth/logout', {});
    for (let turn = 0; turn < 4; turn++) expect((await who.call('GET /api/users/me', {})).status).toBe(401);
  });

  it('share limits: ten tries in all, not ten for each', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const { status } = await clientOf(edge.address).call('POST /api/auth/local', {
        body: { identifier: 'docente@puente.test', password: 'no-es-esta' },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('share jobs: one letter for each person who registers', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `entre.dos.${index}@ejemplo.es`);
    await Promise.all(
      emails.map((email) =>
        clientOf(edge.address).wrong('POST /api/auth/local/register', {
          body: {
            username: email,
            email,
            password: 'caracola-93',
            name: 'Ana',
            surname: 'Rey',
            profileType: 'teacher',
          },
        }),
      ),
    );
    const counts = async () =>
      (await Promise.all(emails.map((email) => messagesTo(one.dataDir, email)))).map(({ length }) => length);
    await until(async () => (await counts()).every((count) => count > 0));
    await sleep(1_000);
    expect(await counts()).toEqual(emails.map(() => 1));
  });

  it('tell each other’s messages, through the edge, as they are written', async () => {
    const [student, staff] = [
      await logInAs(edge.address, 'estudiante@puente.test', 'Puente-2026'),
      await logInAs(edge.address, 'staff@puente.test', 'Puente-2026'),
    ];
    const { data } = await student.call('POST /api/chatbot/start', {});
    const id = data.data.conversation?.id as number;
    // One stream at each process, wherever a message is written.
    const streams = await Promise.all(
      [one, two].map(({ address }) => readEvents({ address, token: staff.token })),
    );
    const throughTheEdge = await readEvents({ address: edge.address, token: staff.token });
    const all = [...streams, throughTheEdge];
    for (const stream of all) await stream.next('ready');
    const texts = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    for (const [index, text] of texts.entries()) {
      const { address } = index % 2 === 0 ? one : two;
      await clientOf(address, student.token).call('POST /api/conversations/:id/messages', {
        params: { id },
        body: { data: { text } },
      });
    }
    for (const stream of all) {
      await until(() => stream.texts().length >= texts.length);
      expect(stream.texts()).toEqual(texts);
      stream.leave();
    }
  });

  it('go on when one of them is killed', async () => {
    const coordinator = await logInAs(edge.address, 'coordinacion@puente.test', 'Puente-2026');
    await two.stop('SIGKILL', { keep: true });
    for (let turn = 0; turn < 6; turn++)
      expect((await coordinator.call('GET /api/users/me', {})).status).toBe(200);
  });
});
