/** Dashboards and alert rules name metrics that processes export, and each alert has a runbook with commands that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import type { Registry } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeMetrics as metricsOfApi, watch } from '@puente/api/metrics';
import { makeMetrics as metricsOfEdge, watchReleases } from '@puente/edge/metrics';
import { makeMetrics as metricsOfRenderer } from '@puente/renderer/metrics';
import { root } from './children.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const rules = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^Puente[A-Z]\w+$/),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+m$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/observability/alerts.yml')));
const alerts = rules.groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    uid: z.literal('puente'),
    schemaVersion: z.number(),
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        gridPos: z.strictObject({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
        targets: z.array(z.object({ refId: z.string(), expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('deploy/observability/dashboard.json')));

const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names of metrics and labels in an expression. @throws when it is not PromQL */
function namesIn(expression: string) {
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`At ${from}: ${expression.slice(from - 10, from + 10)}`);
      if (type.name === 'Identifier') metrics.push(text);
      if (type.name === 'LabelName') labels.push(text);
    },
  });
  return { metrics, labels };
}

/** Labels that Prometheus adds, or that a histogram has. */
const labelsOfPrometheus = ['job', 'instance', 'exported_job', 'le'];
const labelled = z.object({ labelNames: z.array(z.string()) });
/** Series of each exported metric, with its labels. `up` is Prometheus' own. */
const exported = new Map<string, readonly string[]>([['up', []]]);

beforeAll(async () => {
  const api = metricsOfApi();
  watch(api, {
    pool: () => ({ open: 0, idle: 0, waiting: 0 }),
    jobs: () => Promise.resolve([]),
    passwords: () => ({ done: 0, waiting: 0 }),
  });
  const edge = metricsOfEdge();
  watchReleases(edge, {
    current: () => Promise.resolve(undefined),
    pointerRefused: false,
    signatures: undefined,
  });
  for (const { registry } of [api, edge, metricsOfRenderer()]) await addSeries(registry);
});

async function addSeries(registry: Registry): Promise<void> {
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const labels = labelled.safeParse(registry.getSingleMetric(name)).data?.labelNames ?? [];
    const suffixes = String(type) === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const suffix of suffixes) exported.set(`${name}${suffix}`, labels);
  }
}

it('finds metrics of every process', () => {
  expect([...exported.keys()]).toEqual(
    expect.arrayContaining([
      'puente_request_seconds_bucket',
      'puente_edge_release_info',
      'puente_renderer_draw_seconds_count',
    ]),
  );
});

it.each(expressions)('%s asks for metrics and labels that exist: %s', (_, expression) => {
  const { metrics, labels } = namesIn(expression);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((name) => !exported.has(name))).toEqual([]);
  const known = [...labelsOfPrometheus, ...metrics.flatMap((name) => exported.get(name) ?? [])];
  expect(labels.filter((label) => !known.includes(label))).toEqual([]);
});

it('refuses what is not PromQL', () => {
  expect(() => namesIn('sum by (job (up)')).toThrow('At ');
});

it('places no panel over another, and gives each an id', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
    Array.from({ length: h * w }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

describe('runbooks', () => {
  const text = read('docs/runbooks.md');
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.split('\n', 1)[0] ?? '', part]),
  );
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
  const edgeSettings = read('deploy/edge/README.md');
  const processes = ['puente-api', 'puente-edge', 'puente-renderer'];
  const paths = ['/healthz', '/readyz', '/metrics'];

  it('have a part for each alert, and none without', () => {
    expect([...parts.keys()]).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
      expect(parts.get(alert)).toMatch(/^1\. /m);
    }
  });

  /** Reason why a command cannot be run; undefined when it can. */
  function missing(command: string): string | undefined {
    const [program, ...args] = command.split(' ');
    if (program === 'npm')
      return args[0] === 'run' && scripts.includes(args[1] ?? '') ? undefined : 'no such script';
    if (program === 'systemctl' || program === 'journalctl')
      return args.filter((arg) => arg.startsWith('puente-')).every((unit) => processes.includes(unit))
        ? undefined
        : 'no such unit';
    if (program === 'curl')
      return paths.includes(URL.parse(args.at(-1) ?? '')?.pathname ?? '') ? undefined : 'no such path';
    return undefined;
  }

  it('name commands, units, addresses, pages and settings that exist', () => {
    const commands = [...text.matchAll(/`([^`]+)`/g)].map(([, command]) => command ?? '');
    expect(commands.filter((command) => missing(command) !== undefined)).toEqual([]);
    expect(missing('npm run retry')).toBe('no such script');
    const manifest = read('shell/app.manifest.json');
    for (const page of commands.filter((command) => command.startsWith('/staff/')))
      expect(manifest).toContain(`"path": "${page}"`);
    expect(edgeSettings).toContain('REQUESTS_PER_ADDRESS');
    for (const alert of text.matchAll(/see (Puente\w+)/g)) expect(parts.has(alert[1] ?? '')).toBe(true);
    expect(existsSync(join(root, 'deploy/observability/alerts.yml'))).toBe(true);
  });
});
