import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type EventReader, readEvents } from '../../test/event-reader.ts';
import { newStudent } from '../../test/new-student.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { limits } from '@puente/contract/limits';

/** "New messages arrive without reloading", "works after a lost connection". */

let server: TestServer;
let staff: Client;
const opened: EventReader[] = [];

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } });
  staff = await logIn(server.address, 'staff');
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});
afterAll(() => server.stop());

/** Opens a stream, which receives everything from now on. */
async function streamOf(who: Client, from?: Parameters<typeof readEvents>[1]): Promise<EventReader> {
  const stream = await readEvents(who, from);
  opened.push(stream);
  if (stream.status === 200) await stream.next('ready');
  return stream;
}

async function newUser(email: string): Promise<{ who: Client; id: number }> {
  const { who } = await newStudent(server, email);
  const { data } = await who.call('POST /api/chatbot/start', {});
  return { who, id: data.data.conversation?.id as number };
}

const write = async (who: Client, id: number, text: string) =>
  (await who.wrong('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } })).data
    .data;

it('tells a message to the other side and to the writer’s other windows, as each reads it', async () => {
  const { who, id } = await newUser('al-momento@ejemplo.es');
  const [theirs, own] = [await streamOf(staff), await streamOf(who)];
  expect(own.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const [written] = await write(who, id, '¿Cuántos gramos pesa una gaviota?');
  expect(await theirs.next('message')).toMatchObject({
    conversation: id,
    message: { id: written?.id, from: 'user', mine: false, text: '¿Cuántos gramos pesa una gaviota?' },
  });
  expect(await own.next('message')).toMatchObject({
    conversation: id,
    message: { id: written?.id, mine: true },
  });
  // The assistant's answer comes as well.
  expect(await own.next('message', 1)).toMatchObject({ message: { from: 'assistant', mine: false } });
  expect(own.heard.find(({ name }) => name === 'message')?.id).toBe(written?.id);
});

it('tells nothing to others', async () => {
  const { who, id } = await newUser('solo-suyo@ejemplo.es');
  const others = await Promise.all(
    (['coordinacion', 'estudiante'] as const).map(async (account) =>
      streamOf(await logIn(server.address, account)),
    ),
  );
  const own = await streamOf(who);
  await write(who, id, 'Hola');
  await own.next('message');
  await staff.call('POST /api/conversations/:id/read', { params: { id } });
  await own.next('read');
  // A heartbeat comes on a slow machine.
  const quiet = ['ready', 'heartbeat'];
  for (const { heard } of others) expect(heard.filter(({ name }) => !quiet.includes(name))).toEqual([]);
  expect((await readEvents(clientOf(server.address))).status).toBe(401);
});

it('tells what was read, to both sides', async () => {
  const { who, id } = await newUser('visto@ejemplo.es');
  const [written] = await write(who, id, 'Hola');
  const [theirs, own] = [await streamOf(staff), await streamOf(who)];
  await staff.call('POST /api/conversations/:id/read', { params: { id } });
  expect(await theirs.next('read')).toEqual({ conversation: id, mine: true, until: written?.id });
  expect(await own.next('read')).toEqual({ conversation: id, mine: false, until: written?.id });
});

it('tells the two of a conversation about a work, as one writes to the other, and not the team', async () => {
  const { who } = await newStudent(server, 'lee-trabajos@ejemplo.es');
  const author = await logIn(server.address, 'estudiante');
  const { data: me } = await author.call('GET /api/users/me', {});
  const { data: found } = await who.call('GET /api/tfxes', {
    query: { filters: { student: { $eq: me.details?.id as number } } },
  });
  const { data: begun } = await who.call('POST /api/tfxes/:id/conversation', {
    params: { id: found.data[0]?.id as number },
  });
  const { id } = begun.data;
  const [theirs, own, teams] = [await streamOf(author), await streamOf(who), await streamOf(staff)];
  const [written] = await write(who, id, '¿Me enseñas el protocolo?');
  expect(await theirs.next('message')).toMatchObject({ conversation: id, message: { mine: false } });
  await author.call('POST /api/conversations/:id/read', { params: { id } });
  expect(await own.next('read')).toEqual({ conversation: id, mine: false, until: written?.id });
  expect(await theirs.next('read')).toEqual({ conversation: id, mine: true, until: written?.id });
  expect(teams.heard.map(({ name }) => name)).toEqual(['ready']);
});

describe('a client that lost its connection', () => {
  it('is told what came since, each once and in order, however many write at the same time', async () => {
    const [first, second] = [await newUser('uno@ejemplo.es'), await newUser('dos@ejemplo.es')];
    const begun = await streamOf(staff);
    await write(first.who, first.id, 'Antes');
    await begun.next('message', 1);
    const last = begun.heard.findLast(({ id }) => id !== undefined)?.id as number;
    begun.leave();
    const texts = Array.from({ length: 12 }, (_, index) => `Mensaje ${index}`);
    let streams: EventReader[] = [];
    await Promise.all([
      ...texts.map((text, index) =>
        index % 2 === 0 ? write(first.who, first.id, text) : write(staff, second.id, text),
      ),
      (async () => {
        streams = [await streamOf(staff, { lastEventId: last }), await streamOf(staff, { after: last })];
      })(),
    ]);
    for (const stream of streams) {
      const told = () => stream.texts().filter((text) => text.startsWith('Mensaje'));
      await until(() => told().length >= texts.length);
      expect(told().sort()).toEqual([...texts].sort());
      const ids = stream.heard.flatMap(({ id }) => id ?? []);
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    }
  });

  it('is told what was read meanwhile', async () => {
    const { who, id } = await newUser('visto-despues@ejemplo.es');
    const [written] = await write(who, id, 'Hola');
    await staff.call('POST /api/conversations/:id/read', { params: { id } });
    const back = await streamOf(who, { lastEventId: written?.id as number });
    await until(() =>
      back.heard.some(({ name, data }) => name === 'read' && !(data as { mine: boolean }).mine),
    );
  });

  it('is told to ask again when it missed more than is told one by one', async () => {
    const { who, id } = await newUser('mucho@ejemplo.es');
    const [first] = await write(who, id, 'Hola');
    for (let count = 0; count <= limits.conversationEvents.missed; count++) await write(staff, id, 'x');
    const late = await streamOf(who, { after: first?.id as number });
    await late.next('missed');
    expect(late.texts()).toEqual([]);
    // From there on it goes on as ever.
    await write(who, id, 'Y ahora esto');
    await late.next('message');
    expect(late.texts()[0]).toBe('Y ahora esto');
  });
});

it('is open a few times for each user', async () => {
  const { who } = await newUser('pestanas@ejemplo.es');
  const most = limits.conversationEvents.streams;
  const streams = await Promise.all(Array.from({ length: most }, () => streamOf(who)));
  const oneMore = await streamOf(who);
  expect([oneMore.status, oneMore.headers.get('retry-after')]).toEqual([429, '30']);
  streams[0]?.leave();
  await until(async () => (await streamOf(who)).status === 200);
});

it('ends with the session, before anything more is told', async () => {
  const { who, id } = await newUser('sesion@ejemplo.es');
  const stream = await streamOf(who);
  await who.call('POST /api/auth/logout', {});
  await write(staff, id, 'Esto ya no te llega');
  await until(() => stream.isOver());
  expect(stream.texts()).toEqual([]);
});

it('ends when the server is told to end, which does not wait for it', async () => {
  const stream = await streamOf(staff);
  const began = performance.now();
  await server.stop({ keep: true });
  expect(performance.now() - began).toBeLessThan(10_000);
  await until(() => stream.isOver());
  server = await startServer({ from: server });
});
