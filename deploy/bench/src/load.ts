import {
  type Day,
  type Kind,
  kinds,
  runDay,
  type Sample,
  studentCount,
  type WritingKind,
  written,
} from './load-day.ts';
import { type Memory, watchMemory } from './load-memory.ts';
import { type Part, type Site, startSite } from './load-site.ts';
import { markdownTable } from './statistics.ts';

/** A restart in the middle of the day, in milliseconds since its start. */
interface Restart {
  name: string;
  from: number;
  /** Moment at which the part served again. */
  until: number;
}

interface Run {
  day: Day;
  memory: Memory[];
  restarts: Restart[];
  /** Rows that a response acknowledged and the database does not have. */
  lost: Record<WritingKind, number>;
  /** Parts whose process ended by itself. */
  ended: string[];
}

/** Parts that are restarted, one after the other. Two of them have a second process that goes on. */
const restarted = ['API 1', 'edge 1', 'renderer', 'PostgreSQL'];

/** Requests fail only while PostgreSQL is away, and for so long after it is back, in milliseconds. */
const recoveryMs = 5_000;

/**
 * Runs a mixed day on two APIs, two edges, a renderer and PostgreSQL, and then the same day while each of them restarts.
 * Every write that was acknowledged is read back.
 * @param minutes length of each day
 */
export async function benchLoad(
  minutes: number,
): Promise<{ report: string; data: unknown; failed: boolean }> {
  const site = await startSite(studentCount);
  try {
    const milliseconds = minutes * 60_000;
    const calm = await runOnce(site, milliseconds, []);
    const parts = restarted.flatMap((name) => site.parts.filter((part) => part.name === name));
    const troubled = await runOnce(site, milliseconds, parts);
    const faults = [...faultsOf('The calm day', calm), ...faultsOf('The day with restarts', troubled)];
    const report = [
      `${minutes} minutes each, on the demo data ten times over (1,500 projects, 3,000 students).`,
      `The day:\n\n${speedTable(calm)}`,
      `The day with restarts:\n\n${speedTable(troubled)}`,
      `Restarts:\n\n${restartTable(troubled)}`,
      `Writes:\n\n${writeTable({ calm, troubled })}`,
      `Memory with child processes, MB:\n\n${memoryTable({ calm, troubled })}`,
      faults.length === 0
        ? 'No acknowledged write is lost. Requests failed only while PostgreSQL was away.'
        : faults.map((fault) => `- **${fault}**`).join('\n'),
    ];
    return {
      report: report.join('\n\n'),
      data: { calm: summary(calm), troubled: summary(troubled) },
      failed: faults.length > 0,
    };
  } finally {
    await site.stop();
  }
}

async function runOnce(site: Site, milliseconds: number, parts: readonly Part[]): Promise<Run> {
  const restarts: Restart[] = [];
  const memory = watchMemory(site.parts);
  const day = await runDay(site.edges, site.people, milliseconds, async (now) => {
    for (const [index, part] of parts.entries()) {
      const due = (milliseconds * (index + 0.5)) / parts.length;
      await sleep(Math.max(0, due - now()));
      const from = now();
      await part.restart();
      restarts.push({ name: part.name, from, until: now() });
    }
  });
  const ended = site.parts.filter((part) => part.hasEnded()).map(({ name }) => name);
  return { day, memory: await memory.stop(), restarts, lost: await lostOf(site, day), ended };
}

async function lostOf({ query }: Site, { acknowledged }: Day): Promise<Run['lost']> {
  const lost = { apply: 0, chat: 0, publish: 0, upload: 0 };
  for (const [kind, table] of Object.entries(written) as [WritingKind, string][]) {
    const ids = [...new Set(acknowledged[kind])];
    const found = await query<{ id: number }>(`select id from ${table} where id = any($1)`, [ids]);
    lost[kind] = ids.length - found.length;
  }
  return lost;
}

const isFailure = ({ status }: Sample): boolean => status === 0 || status >= 400;

/** Tells whether a request was under way while PostgreSQL was away, or shortly after. */
const isExcused = (sample: Sample, restarts: readonly Restart[]): boolean =>
  restarts.some(
    ({ name, from, until }) =>
      name === 'PostgreSQL' && sample.at + sample.milliseconds >= from && sample.at <= until + recoveryMs,
  );

function faultsOf(what: string, { day, restarts, lost, ended }: Run): string[] {
  const failures = day.samples.filter((sample) => isFailure(sample) && !isExcused(sample, restarts));
  const counts = new Map<string, number>();
  for (const { kind, status, reason } of failures) {
    const name = `${kind}: ${status || 'no response'} ${reason}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const counted = [...counts].map(([name, count]) => `${count} × ${name}`);
  const losses = Object.entries(lost).filter(([, count]) => count > 0);
  const seconds = failures.slice(0, 10).map(({ at }) => (at / 1000).toFixed(1));
  return [
    ...(failures.length > 0 ? [`${what}: ${counted.join(', ')}; at ${seconds.join(', ')} s`] : []),
    ...ended.map((name) => `${what}: ${name} ended by itself`),
    ...losses.map(([kind, count]) => `${what}: ${count} acknowledged writes are lost (${kind})`),
    ...Object.entries(day.acknowledged).flatMap(([kind, ids]) =>
      ids.length === 0 ? [`${what}: nothing was written (${kind})`] : [],
    ),
  ];
}

function speedTable({ day }: Run): string {
  const rows = [...kinds, undefined].map((kind) => {
    const samples = day.samples.filter((sample) => kind === undefined || sample.kind === kind);
    const times = samples.filter((sample) => !isFailure(sample)).map((sample) => sample.milliseconds);
    return [
      kind ?? 'all',
      String(samples.length),
      ((samples.length * 1000) / day.milliseconds).toFixed(1),
      ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(0)),
      String(samples.filter(isFailure).length),
    ];
  });
  return markdownTable(['what', 'requests', 'req/s', 'p50 ms', 'p99 ms', 'errors'], rows);
}

/** Restart that had begun last when a request ended. */
const lastBefore = (sample: Sample, restarts: readonly Restart[]): Restart | undefined =>
  restarts.findLast(({ from }) => from <= sample.at + sample.milliseconds);

function restartTable({ day, restarts }: Run): string {
  const rows = restarts.map(({ name, from, until }) => {
    const failures = day.samples.filter(
      (sample) => isFailure(sample) && lastBefore(sample, restarts)?.name === name,
    );
    const of = (kind: Kind): number => failures.filter((sample) => sample.kind === kind).length;
    const named = kinds.filter((kind) => of(kind) > 0).map((kind) => `${of(kind)} × ${kind}`);
    return [
      name,
      ((until - from) / 1000).toFixed(1),
      named.join(', ') || 'none',
      name === 'PostgreSQL' ? `until ${recoveryMs / 1000} s after it` : 'none',
    ];
  });
  return markdownTable(['what', 'seconds', 'errors', 'allowed'], rows);
}

function writeTable(runs: Readonly<Record<string, Run>>): string {
  const rows = Object.entries(runs).flatMap(([name, { day, lost }]) =>
    Object.entries(lost).map(([kind, count]) => [
      name,
      kind,
      String(day.acknowledged[kind as WritingKind].length),
      String(count),
    ]),
  );
  return markdownTable(['day', 'what', 'rows acknowledged', 'lost'], rows);
}

function memoryTable(runs: Readonly<Record<string, Run>>): string {
  const rows = Object.entries(runs).flatMap(([day, { memory }]) =>
    memory.map(({ name, first, most, last }) => [
      day,
      name,
      ...[first, most, last].map((megabytes) => megabytes.toFixed(0)),
    ]),
  );
  return markdownTable(['day', 'process', 'at the start', 'at most', 'at the end'], rows);
}

const summary = ({ day, memory, restarts, lost }: Run) => ({
  requests: day.samples.length,
  failures: day.samples.filter(isFailure),
  memory,
  restarts,
  lost,
});

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
