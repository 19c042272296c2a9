import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { freePort } from '@puente/testing/free-port';
import { startPostgres } from '@puente/testing/postgres';
import { demoPassword } from '@puente/tooling/accounts';
import { root, startServer, untilServing } from '@puente/tooling/children';
import type { Probed, ProbeTask } from './probe.ts';
import { markdownTable } from './statistics.ts';

/** A running API: one process on the embedded database, or two on a PostgreSQL server. */
interface Target {
  addresses: readonly string[];
  /** Address of the attack. Each attack has its own, with its own limits. */
  from: string;
  /** Sessions of the attackers and of the other user. */
  exporter: string;
  uploader: string;
  other: string;
}

interface Attack {
  name: string;
  /** Sends everything at once. @returns the status of each response */
  run: (target: Target) => Promise<number[]>;
  /** Request that another user repeats during the attack. */
  probe: (target: Target) => Omit<ProbeTask, 'addresses'>;
}

interface Harm extends Probed {
  engine: string;
  attack: string;
  answers: string;
}

/**
 * Measures how long another user waits during floods from one address or account, on both engines with the rate limits
 * of production. Limits of the 99th percentile: 300 ms embedded, 150 ms on PostgreSQL with two processes.
 */
export async function benchFairShares(): Promise<{ report: string; data: Harm[] }> {
  const postgres = await startPostgres({ durable: true });
  try {
    const harms = [
      ...(await attacked('PGlite', 1, {})),
      ...(await attacked('PostgreSQL', 2, { DATABASE_URL: await postgres.createDatabase('bench_attacks') })),
    ];
    const rows = harms.map(({ engine, attack, answers, asked, failed, median, p99, longest }) => [
      engine,
      attack,
      answers,
      ...[median, p99, longest].map((milliseconds) => milliseconds.toFixed(0)),
      `${failed} of ${asked}`,
    ]);
    const head = ['engine', 'attack', 'answers to it', 'others: median ms', 'p99 ms', 'longest ms', 'failed'];
    return { report: markdownTable(head, rows), data: harms };
  } finally {
    await postgres.stop();
  }
}

async function attacked(engine: string, processes: number, env: Record<string, string>): Promise<Harm[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-attacks-'));
  const servers = [];
  const addresses: string[] = [];
  try {
    for (let index = 0; index < processes; index++) {
      const port = await freePort();
      const server = startServer('The API', 'deploy/api/src/main.ts', {
        API_PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'demo',
        RATE_LIMITS: '1',
        LOG_LEVEL: 'error',
        ...env,
      });
      servers.push(server);
      const address = `http://127.0.0.1:${port}`;
      await untilServing(server, address);
      addresses.push(address);
    }
    const [first = ''] = addresses;
    const target = {
      addresses,
      from: '',
      exporter: await logIn(first, 'estudiante@puente.test'),
      uploader: await logIn(first, 'docente@puente.test'),
      other: await logIn(first, 'nueva@puente.test'),
    };
    const harms: Harm[] = [];
    for (const [index, attack] of attacks.entries())
      harms.push({ engine, ...(await harmOf({ ...target, from: `203.0.113.${index + 1}` }, attack)) });
    return harms;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Sends ten requests a second from another thread, so that reading the responses to the attack does not delay its
 * clock.
 */
async function harmOf(target: Target, { name, run, probe }: Attack): Promise<Omit<Harm, 'engine'>> {
  const task: ProbeTask = { addresses: target.addresses, ...probe(target) };
  const worker = new Worker(new URL('probe.ts', import.meta.url), { workerData: task });
  const probed = new Promise<Probed>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  );
  await sleep(2_000);
  const statuses = await run(target);
  // A short attack must not end before its harm is seen.
  await sleep(2_000);
  worker.postMessage('end');
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const answers = [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
  return { attack: name, answers, ...(await probed) };
}

const list = (target: Target): ReturnType<Attack['probe']> => ({
  path: '/api/projects?pagination[pageSize]=3',
  expected: 200,
  headers: { 'x-forwarded-for': otherAddress, authorization: `Bearer ${target.other}` },
});

const visitorList = (): ReturnType<Attack['probe']> => ({
  path: '/api/projects?pagination[pageSize]=3',
  expected: 200,
  headers: { 'x-forwarded-for': otherAddress },
});

const picture = (target: Target): ReturnType<Attack['probe']> => ({
  path: '/api/upload?for=picture',
  expected: 200,
  headers: { 'x-forwarded-for': otherAddress, authorization: `Bearer ${target.other}` },
  picture: true,
});

const otherAddress = '198.51.100.7';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const pair = (number: number): string =>
  `${letters[number % 26] ?? ''}${letters[Math.floor(number / 26) % 26] ?? ''}`;

const facets = '&facets=presentiality,location,study_areas,type';

const attacks: readonly Attack[] = [
  { name: 'nobody, for comparison', run: () => sleep(4_000).then(() => []), probe: visitorList },
  {
    name: 'nine $or keywords and four facets, 400 times',
    run: (target) => flood(target, 400, (index) => `/api/projects?${keywords(9, index)}${facets}`),
    probe: visitorList,
  },
  {
    name: '20 keywords, 300 times',
    run: (target) => flood(target, 300, (index) => `/api/projects?${keywords(20, index)}`),
    probe: visitorList,
  },
  {
    name: 'misspelt words, 600 times',
    run: (target) =>
      flood(target, 600, (index) => `/api/projects?filters[keyword][$containsi]=ingeneiria${pair(index)}`),
    probe: visitorList,
  },
  {
    name: 'pageSize=100 with organisation, 1,000 times',
    run: (target) =>
      flood(target, 1000, () => '/api/projects?pagination[pageSize]=100&populate=organization'),
    probe: visitorList,
  },
  {
    name: 'export of one student, 380 times',
    run: (target) => flood(target, 380, () => '/api/users/me/export', target.exporter),
    probe: list,
  },
  {
    name: 'citations, 900 times',
    run: async (target) => {
      const [address = ''] = target.addresses;
      const found = (await (
        await fetch(`${address}/api/tfxes`, { headers: { 'x-forwarded-for': target.from } })
      ).json()) as { data: { id: number }[] };
      return flood(
        target,
        900,
        (index) => `/api/tfxes/${found.data[index % found.data.length]?.id ?? 0}/citations`,
      );
    },
    probe: visitorList,
  },
  {
    name: 'API description, 946 times',
    run: (target) => flood(target, 946, () => '/api/docs/json'),
    probe: visitorList,
  },
  {
    name: 'AVIF of 49 megapixels, 10 times; picture of another student',
    run: (target) =>
      sendPictures(target, 10, readFileSync(join(root, 'deploy/api/test/hostile/one-colour.avif'))),
    probe: picture,
  },
  {
    name: 'honest AVIF of 3 megapixels, twice; picture of another student',
    run: async (target) => sendPictures(target, 2, await honestPicture()),
    probe: picture,
  },
  {
    name: '66 wrong passwords; password of another',
    run: (target) =>
      Promise.all(
        Array.from({ length: 66 }, (_, index) =>
          send(target, index, '/api/auth/local', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ identifier: `nadie${index}@ejemplo.es`, password: 'no-es-esta' }),
          }),
        ),
      ),
    probe: () => ({
      path: '/api/auth/local',
      headers: { 'x-forwarded-for': otherAddress, 'content-type': 'application/json' },
      // A wrong password takes as long as the right one, and another account each time has its own limit.
      body: JSON.stringify({ identifier: 'otra#@ejemplo.es', password: 'no-es-esta' }),
      expected: 401,
    }),
  },
];

const keywords = (count: number, number: number): string =>
  Array.from(
    { length: count },
    (_, index) => `filters[$or][${index}][keyword][$containsi]=${pair(number + index * 7)}`,
  ).join('&');

const flood = (
  target: Target,
  count: number,
  path: (index: number) => string,
  bearer?: string,
): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      send(target, index, path(index), {
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      }),
    ),
  );

/** @returns the status, or 0 when the response was cut short */
async function send(
  { addresses, from }: Target,
  index: number,
  path: string,
  init: RequestInit,
): Promise<number> {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', from);
  const answer = await fetch(`${addresses[index % addresses.length] ?? ''}${path}`, { ...init, headers });
  return answer.arrayBuffer().then(
    () => answer.status,
    () => 0,
  );
}

const sendPictures = (target: Target, count: number, bytes: Uint8Array<ArrayBuffer>): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const body = new FormData();
      body.append('files', new File([bytes], 'foto.avif'));
      return send(target, index, '/api/upload?for=picture', {
        method: 'POST',
        headers: { authorization: `Bearer ${target.uploader}` },
        body,
      });
    }),
  );

/** Noise, the image that compresses worst. */
async function honestPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888', noise } });
  return new Uint8Array(await drawn.avif({ quality: 50, effort: 0 }).toBuffer());
}

async function logIn(address: string, identifier: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ identifier, password: demoPassword }),
  });
  const { jwt } = (await answer.json()) as { jwt?: string };
  if (jwt === undefined) throw new Error(`${identifier} cannot log in: ${answer.status}`);
  return jwt;
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
