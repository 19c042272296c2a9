import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestNames } from '@puente/contract/manifest-names';
import { contractVersion } from '@puente/contract/version';
import { integrityOf } from '@puente/federation/integrity';
import { type AppManifest, manifestOf, withStaffApart } from '@puente/federation/manifest';
import {
  type BuildReport,
  buildReport,
  buildReportFile,
  type Release,
  release,
  serverBuildSuffix,
} from '@puente/federation/release';
import { ifThere } from './atomic-file.ts';
import { shellApp } from './channel.ts';
import { storeDeltas } from './deltas.ts';
import { contentHash, isName } from './names.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';
import { collision } from './routes.ts';

export interface Published {
  release: Release;
  /** True when the store already had exactly this release. */
  kept: boolean;
}

/** Origin of a build. */
export interface Origin {
  contract?: number;
  commit?: string | undefined;
  author?: string | undefined;
}

interface BuiltFile {
  name: string;
  bytes: Buffer;
  integrity: string;
}

/**
 * Stores the build in `<folder>/dist` as one immutable release, and deltas between its files and their other versions.
 * Publishing the same content again succeeds.
 * @param folder workspace of the app, with app.manifest.json and package.json.
 * @param inputs hash of the sources it was built from (`inputsOf`).
 * @param origin further facts about these sources; the contract is this repository's when left out.
 * @throws {Refusal} when the build is incomplete, the manifest invalid, or a stored file of the same name differs.
 */
export async function publish(
  store: ReleaseStore,
  folder: string,
  inputs: string,
  { contract = contractVersion, commit, author }: Origin = {},
): Promise<Published> {
  const manifest = await readAs(folder, 'app.manifest.json', manifestOf(manifestNames));
  const { version } = await readAs(folder, 'package.json', z.object({ version: z.string() }));
  const built = await readAs(folder, join('dist', buildReportFile), buildReport);
  const all = await readBuiltFiles(join(folder, 'dist'));
  const files = all.filter(({ name }) => !name.endsWith(serverBuildSuffix));
  const server = all.find(({ name }) => name.endsWith(serverBuildSuffix));
  check(manifest, built, files, server);

  const { app, ...described } = built;
  return store.exclusively(app, async () => {
    const stored: Release['files'] = {};
    for (const { name, bytes, integrity } of files) {
      const { brotli } = await store.putFile(app, name, bytes);
      stored[name] = { integrity, bytes: bytes.length, brotli };
      const map = await ifThere(readFile(join(folder, 'dist', `${name}.map`)));
      if (map) await store.putSourceMap(app, name, map);
    }
    await storeDeltas(
      store,
      app,
      files.map(({ name }) => name),
    );
    if (server) await store.putServerBuild(app, server.name, server.bytes);
    const next = release.parse({
      ...described,
      app,
      version: `${version}-${hashOf([all.map(({ name, integrity }) => [name, integrity]), contract, manifest, described])}`,
      createdAt: new Date().toISOString(),
      inputs,
      commit,
      author,
      contract,
      ...withStaffApart(manifest),
      files: stored,
      ...(server ? { server: { file: server.name, integrity: server.integrity } } : {}),
    });
    const { kept } = await store.putRelease(next);
    const published = kept ? await store.getRelease(app, next.version) : next;
    return { release: published ?? next, kept };
  });
}

async function readAs<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const text = await ifThere(readFile(join(folder, name), 'utf8'));
  if (text === undefined) throw new Refusal(`${join(folder, name)} is missing.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(`${join(folder, name)} is not JSON.`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  throw new Refusal(`${join(folder, name)} is not valid: ${problems.join('; ')}.`);
}

/** Leaves out source maps, since they would publish the sources: the store keeps them apart. */
async function readBuiltFiles(dist: string): Promise<BuiltFile[]> {
  const entries = (await readdir(dist, { withFileTypes: true })).filter(
    ({ name }) => name !== buildReportFile && !name.endsWith('.map'),
  );
  for (const entry of entries) {
    if (!entry.isFile())
      throw new Refusal(`${join(dist, entry.name)} is a folder: a release has flat file names.`);
    if (!isName('file', entry.name))
      throw new Refusal(`${join(dist, entry.name)} has a name that a release cannot have.`);
    if (!contentHash.test(entry.name)) {
      throw new Refusal(
        `${join(dist, entry.name)} has no content hash in its name: browsers keep published files for a year.`,
      );
    }
  }
  const names = entries.map(({ name }) => name).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(dist, name));
      return { name, bytes, integrity: integrityOf(bytes) };
    }),
  );
}

function check(
  manifest: AppManifest,
  built: BuildReport,
  files: BuiltFile[],
  server: BuiltFile | undefined,
): void {
  if (manifest.name !== built.app) {
    throw new Refusal(`The manifest is of ${manifest.name}, but the build is of ${built.app}.`);
  }
  const present = new Set(files.map(({ name }) => name));
  const named = [
    ...built.entry,
    ...built.entryStyles,
    ...[built.pages, built.sharedFiles].flatMap((lists) => Object.values(lists).flat()),
  ];
  const missing = named.find((name) => !present.has(name));
  if (missing !== undefined)
    throw new Refusal(`${built.app} names ${missing} in ${buildReportFile}, but did not build it.`);

  // The shell draws some of its routes without a chunk of their own; an app's route without a page opens nothing.
  const pageless = manifest.routes.find(({ name }) => built.app !== shellApp && !(name in built.pages));
  if (pageless) {
    throw new Refusal(
      `${built.app} has no page for its route ${pageless.name} (${pageless.path}): build one, or drop the route.`,
    );
  }
  const drawn = manifest.routes.find(({ rendered }) => rendered);
  if (drawn && !server) {
    throw new Refusal(
      `${built.app} says that its route ${drawn.name} is drawn on the server, but has no build for the renderer.`,
    );
  }
  const own = collision(manifest, manifest);
  if (own) throw new Refusal(own);
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
