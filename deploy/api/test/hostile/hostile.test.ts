import type { Call, Declared } from '@puente/contract/call';
import { positionsOf } from '@puente/contract/call-positions';
import { type CallName, calls } from '@puente/contract/calls';
import { isErrorCode } from '@puente/contract/errors';
import { admission, askedBy, type Entities, type Sent } from '../access/asked.ts';
import { accessMatrix } from '../access/matrix.ts';
import type { AccessRow, Who } from '../access/matrix/cells.ts';
import { startServerProcess, type TestServerProcess } from '../server.ts';
import {
  type Attempt,
  attemptsAt,
  attemptsAtBody,
  attemptsAtId,
  attemptsAtKeys,
  type AttemptToMake,
} from './attempts.ts';
import { corpus, tenMegabytes } from './corpus.ts';
import { escaped, hasHungUp, type Reply, send } from './send.ts';

/**
 * Sends hostile texts and JSON through every parameter, query key and body field of every call, found in the declared
 * schemas. Each must get a refusal or a clean response. By default a few for each field, others for the next field;
 * with HOSTILE=n every n-th, and with HOSTILE=1 all of them (`npm run test:long hostile`).
 */

const given = process.env['HOSTILE'];
const isWhole = given !== undefined;
/** Every n-th attempt, starting with a different one for each field. */
const step = Number(given ?? 97);
/** Calls with their own limit do expensive work on purpose (password hashes, mails), so they get fewer. */
const costlyStep = step * (isWhole ? 12 : 3);
/** Limit for one call, spread over its fields. */
const most = isWhole ? Infinity : 6;

if (isWhole) jest.setTimeout(3_600_000);

/** Node's limit for an address and headers together. */
const mostHeader = 15_000;

const everybody = [
  'student',
  'coordinator',
  'projectManager',
  'teacher',
  'staff',
  'anonymous',
] as const satisfies Who[];

let server: TestServerProcess;
let tokens: Partial<Record<Who, string>>;
let entities: Entities;
beforeAll(begin);
afterAll(() => server.stop());

async function begin(): Promise<void> {
  server = await startServerProcess({
    entry: 'test/access/server.ts',
    env: { HANDLERS: 'real', RATE_LIMITS: 'off' },
  });
  ({ tokens, entities } = (await (await fetch(`${server.address}/matrix`)).json()) as {
    tokens: typeof tokens;
    entities: Entities;
  });
}

it('has a corpus of at least 500 texts', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(500);
});

describe.each(Object.entries(calls) as [CallName, Declared][])('%s', (name, call) => {
  const [method, path] = name.split(' ') as [string, string];

  it('refuses what is hostile, or answers it cleanly', async () => {
    const { who, sent } = await somebodyFor(name, call);
    const base = {
      path: path.replace(/:\w+/, String(sent.params.id)),
      ...(sent.query && { query: sent.query }),
      ...(sent.body !== undefined && { body: sent.body }),
    };
    const positions = positionsOf(call).map((position) => attemptsAt(position, base));
    const places = [
      ...positions,
      ...(path.includes(':') ? [attemptsAtId(path, base)] : []),
      ...(call.query ? [attemptsAtKeys(base)] : []),
      ...(typeof call.body === 'object' ? [attemptsAtBody(base)] : []),
    ];
    await attemptAll(
      method,
      spread(places.flatMap((attempts, index) => sampled(attempts, index, call))),
      who,
    );
  });

  if (isWhole || name.length % 24 === 0)
    it('has no use for ten megabytes', async () => {
      const { who, sent } = await somebodyFor(name, call);
      const target = path.replace(/:\w+/, String(sent.params.id));
      const attempts = [
        { label: '10 MB of query', path: `${target}?a=${tenMegabytes}` },
        {
          label: '10 MB of text',
          path: target,
          body: JSON.stringify({ data: { title: tenMegabytes }, email: tenMegabytes }),
        },
        { label: '10 MB of nesting', path: target, body: '['.repeat(tenMegabytes.length) },
      ];
      for (const attempt of method === 'GET' ? attempts.slice(0, 1) : attempts) {
        const status = await statusOrClosed(method, attempt, who);
        expect([400, 403, 404, 413, 414, 415, 431, 'closed']).toContain(status);
      }
    });
});

it('left the server well, and nothing unexpected in its log', async () => {
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(server.lines.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

function sampled(attempts: readonly AttemptToMake[], place: number, call: Call): AttemptToMake[] {
  const every = call.limit ? costlyStep : step;
  return attempts.filter((_, index) => (index + place * 7) % every === 0);
}

function spread(attempts: readonly AttemptToMake[]): AttemptToMake[] {
  const every = Math.max(1, attempts.length / most);
  return attempts.filter((_, index) => index % every < 1);
}

/** Logs in a person that the call admits, with a valid request. */
async function somebodyFor(name: CallName, call: Declared): Promise<{ who: Who; sent: Sent }> {
  const row: AccessRow = (accessMatrix as Partial<Record<string, AccessRow>>)[name] ?? {};
  const people = everybody.filter((who) => admission(call, who) === 'ok');
  const welcome = people.flatMap((who) =>
    askedBy(who, call, row, entities).flatMap(({ expected, sent }) =>
      expected === 'ok' && sent ? [{ who, sent }] : [],
    ),
  );
  const found = welcome[0] ?? people.map((who) => ({ who, sent: { params: { id: 2_000_000_000 } } }))[0];
  if (!found) throw new Error(`Nobody may call ${name}.`);
  await stillSignedIn(found.who);
  return found;
}

/** Some calls end sessions or delete the account. Then another server starts. */
async function stillSignedIn(who: Who): Promise<void> {
  if (who === 'anonymous') return;
  const me = await send(server.address, 'GET', { label: '', path: '/api/users/me' }, tokens[who]);
  if (me.status === 200) return;
  await server.stop();
  await begin();
}

async function attemptAll(method: string, attempts: readonly AttemptToMake[], who: Who): Promise<void> {
  const waiting = [...attempts];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let make = waiting.shift(); make; make = waiting.shift()) {
      const attempt = make();
      const complaint = await complaintAbout(method, attempt, who);
      if (complaint !== undefined) failures.push(`${attempt.label}: ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(failures.slice(0, 20)).toEqual([]);
}

async function complaintAbout(method: string, attempt: Attempt, who: Who): Promise<string | undefined> {
  try {
    return complaint(await send(server.address, method, attempt, tokens[who]));
  } catch (error) {
    // Node hangs up on more header than it reads, sometimes before its 431 has arrived.
    return escaped(attempt.path).length > mostHeader && hasHungUp(error)
      ? undefined
      : (error as Error).message;
  }
}

/** Returns undefined for a refusal of the catalogue or a clean response, else the complaint. */
function complaint({ status, text }: Reply): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)} ${server.lines.at(-1)?.slice(0, 600)}`;
  // Node itself answers what is no HTTP, or more of it than headers may have.
  if (status < 400 || status === 431 || (status === 400 && text === '')) return undefined;
  const { error } = JSON.parse(text) as { error?: { name?: string } };
  return isErrorCode(error?.name) ? undefined : `${status} without an envelope: ${text.slice(0, 200)}`;
}

/** The status, or that the server closed the connection, as it may while a client still sends. */
async function statusOrClosed(method: string, attempt: Attempt, who: Who): Promise<number | string> {
  try {
    return (await send(server.address, method, attempt, tokens[who])).status;
  } catch (error) {
    return hasHungUp(error) ? 'closed' : (error as Error).message;
  }
}
