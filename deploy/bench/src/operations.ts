import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseSet } from '@puente/federation/release-set';
import { startCanary } from '@puente/releases/canaries';
import { promote, rollback } from '@puente/releases/promote';
import { demoPassword } from '@puente/tooling/accounts';
import { root } from '@puente/tooling/children';
import { movedApp, type OperatedSite, startOperatedSite } from './operations-site.ts';
import { markdownTable, median } from './statistics.ts';

const channel = 'production';
const moves = 5;

/** Limits in seconds: of a promotion at edges without a common disk, and of a canary with too many errors. */
const limits = { move: 2, canary: 60 };

/** Seconds of traffic before the upgrade, to compare with. */
const calmSeconds = 10;

interface Row {
  operation: string;
  measured: string;
  limit: string;
  holds: boolean;
}

/**
 * Measures what an operator does to a running site, one after the other: promotions and rollbacks, a canary that the guard ends, an
 * upgrade of the API from the former release under traffic, and a backup that is restored.
 */
export async function benchOperations(): Promise<{ report: string; data: unknown; failed: boolean }> {
  const site = await startOperatedSite();
  try {
    const moved = await moveAndBack(site);
    const canary = await canarySeconds(site);
    const upgraded = await upgradeUnderTraffic(site);
    const drilled = await drill(site);
    const rows: Row[] = [
      ...moveRows('promotion', moved.promotions),
      ...moveRows('rollback', moved.rollbacks),
      {
        operation: 'canary with errors, from the first report until no edge serves it',
        measured: `${canary.toFixed(1)} s`,
        limit: `${limits.canary} s`,
        holds: canary <= limits.canary,
      },
      {
        operation: 'upgrade of two APIs, each drained and replaced',
        measured: `${upgraded.seconds.toFixed(1)} s`,
        limit: '',
        holds: true,
      },
      {
        operation: 'requests during the upgrade',
        measured: `${upgraded.during.times.length}, ${upgraded.during.failed.length} failed`,
        limit: 'none failed',
        holds: upgraded.during.failed.length === 0,
      },
      {
        operation: 'longest request during the upgrade',
        measured: `${Math.max(...upgraded.during.times).toFixed(0)} ms`,
        limit: '',
        holds: true,
      },
      {
        operation: 'the same, of ten seconds before it',
        measured: `${Math.max(...upgraded.calm.times).toFixed(0)} ms`,
        limit: '',
        holds: upgraded.calm.failed.length === 0,
      },
      {
        operation: 'median of requests during the upgrade, against before it',
        measured: (median(upgraded.during.times) / median(upgraded.calm.times)).toFixed(2),
        limit: '',
        holds: true,
      },
      { operation: 'backup', measured: `${drilled.backup.toFixed(1)} s`, limit: '', holds: true },
      {
        operation: 'restore into an empty database',
        measured: `${drilled.restore.toFixed(1)} s, ${drilled.restored}`,
        limit: drilled.backedUp,
        holds: drilled.restored === drilled.backedUp,
      },
    ];
    const faults = rows.filter(({ holds }) => !holds);
    const report = [
      markdownTable(
        ['operation', 'measured', 'limit'],
        rows.map(({ operation, measured, limit }) => [operation, measured, limit]),
      ),
      faults.length === 0
        ? 'Every limit holds.'
        : faults.map(({ operation, measured }) => `- **${operation}: ${measured}**`).join('\n'),
      ...[...upgraded.calm.failed, ...upgraded.during.failed].slice(0, 10).map((failure) => `- ${failure}`),
    ];
    return {
      report: report.join('\n\n'),
      data: {
        ...moved,
        canary,
        upgrade: { from: site.former, seconds: upgraded.seconds, during: upgraded.during.times.length },
        drill: drilled,
      },
      failed: faults.length > 0,
    };
  } finally {
    await site.stop();
  }
}

/** Seconds of a change of the pointer, with the checks before it, and until every edge serves it. */
interface Move {
  change: number;
  followed: number;
}

const moveRows = (operation: string, all: readonly Move[]): Row[] => [
  {
    operation: `${operation}: its checks and the pointer`,
    measured: spread(all.map(({ change }) => change)),
    limit: '',
    holds: true,
  },
  {
    operation: `${operation}: from the pointer until three edges serve it`,
    measured: spread(all.map(({ followed }) => followed)),
    limit: `${limits.move} s`,
    holds: median(all.map(({ followed }) => followed)) <= limits.move,
  },
];

const spread = (seconds: readonly number[]): string =>
  `${median(seconds).toFixed(2)} s, at most ${Math.max(...seconds).toFixed(2)} s`;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function moveAndBack({ store, nextVersion, edges }: OperatedSite) {
  const [promotions, rollbacks]: [Move[], Move[]] = [[], []];
  const { apps } = await store.readChannel(channel);
  const former = apps[movedApp]?.current ?? '';
  await untilServed(edges, former);
  for (let move = 0; move < moves; move++) {
    promotions.push({
      change: await secondsOf(() => promote(store, channel, movedApp, nextVersion)),
      followed: await secondsOf(() => untilServed(edges, nextVersion)),
    });
    rollbacks.push({
      change: await secondsOf(() => rollback(store, channel, movedApp)),
      followed: await secondsOf(() => untilServed(edges, former)),
    });
  }
  return { promotions, rollbacks };
}

/** Waits until each edge gives visitors of this bucket the version. */
async function untilServed(edges: readonly string[], version: string, bucket = 0): Promise<void> {
  await Promise.all(
    edges.map(async (edge) => {
      while ((await servedVersion(edge, bucket)) !== version) await sleep(20);
    }),
  );
}

async function servedVersion(edge: string, bucket: number): Promise<string | undefined> {
  const answer = await fetch(`${edge}/release-set.json`, { headers: { cookie: `u4iBucket=${bucket}` } });
  if (!answer.ok) return undefined;
  return ((await answer.json()) as ReleaseSet).apps[movedApp]?.version;
}

/** Starts a canary, reports errors of it at one edge, and waits until the guard has ended it everywhere. */
async function canarySeconds({ store, nextVersion, edges }: OperatedSite): Promise<number> {
  const { version, instead } = await startCanary(store, channel, {
    app: movedApp,
    version: nextVersion,
    audience: 99,
  });
  // One bucket of a hundred is outside of the share.
  const bucket = await Promise.any(
    [0, 50].map(async (each) => {
      for (let look = 0; look < 200; look++) {
        if ((await servedVersion(edges[0] ?? '', each)) === version) return each;
        await sleep(50);
      }
      throw new Error(`No edge serves the canary to bucket ${each}.`);
    }),
  );
  await untilServed(edges, version, bucket);
  const report = { reference: '7K3QXA', app: movedApp, version, phase: 'render', error: 'TypeError' };
  return secondsOf(async () => {
    for (let sent = 0; sent < 12; sent++)
      await fetch(`${edges[0]}/api/error-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: report }),
      });
    await untilServed(edges, instead, bucket);
  });
}

/** Requests of one time span. */
interface Traffic {
  /** Milliseconds of each. */
  times: number[];
  failed: string[];
}

const paths = [
  '/api/projects?pagination[pageSize]=10&populate=organization',
  '/api/projects?filters[keyword][$containsi]=energía&sort=relevance',
  '/api/tfxes',
  '/api/users/me',
  '/api/applys?populate=project',
];

async function upgradeUnderTraffic({ edges, upgrade }: OperatedSite) {
  const token = await logIn(edges[0] ?? '');
  const spans: { calm: Traffic; during: Traffic } = {
    calm: { times: [], failed: [] },
    during: { times: [], failed: [] },
  };
  let [span, isRunning]: [Traffic, boolean] = [spans.calm, true];
  const readers = paths.map(async (path, index) => {
    const edge = edges[index % edges.length] ?? '';
    while (isRunning) {
      const { times, failed } = span;
      const started = performance.now();
      const status = await fetch(`${edge}${path}`, { headers: { authorization: `Bearer ${token}` } })
        .then(async (answer) => answer.arrayBuffer().then(() => answer.status))
        .catch(String);
      times.push(performance.now() - started);
      if (status !== 200) failed.push(`${path}: ${status}`);
      await sleep(20);
    }
  });
  await sleep(calmSeconds * 1000);
  span = spans.during;
  const seconds = await secondsOf(upgrade).finally(() => (isRunning = false));
  await Promise.all(readers);
  return { ...spans, seconds };
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'estudiante@puente.test', password: demoPassword }),
  });
  const { jwt } = (await answer.json()) as { jwt?: string };
  if (jwt === undefined) throw new Error(`The login was answered with ${answer.status}.`);
  return jwt;
}

/** Backs the site up, and restores it into an empty database and folder. */
async function drill({ env, emptyDatabase }: OperatedSite) {
  const archive = join(env['DATA_DIR'] ?? '', '../drill.backup');
  const target = {
    ...env,
    DATA_DIR: join(env['DATA_DIR'] ?? '', '../restored'),
    DATABASE_URL: await emptyDatabase(),
  };
  let [made, back] = ['', ''];
  const backup = await secondsOf(async () => (made = await db(env, 'backup', archive)));
  const restore = await secondsOf(async () => (back = await db(target, 'restore', archive)));
  return { backup, restore, backedUp: rowsIn(made), restored: rowsIn(back) };
}

async function db(env: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const script = join(root, 'deploy/api/src/cli/db.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** Finds `12 rows and 3 files` in the output of a command. */
const rowsIn = (text: string): string => /(?<!\d)\d+ rows and \d+ files/.exec(text)?.[0] ?? text;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
