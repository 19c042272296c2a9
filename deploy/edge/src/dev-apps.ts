import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestNames } from '@puente/contract/manifest-names';
import { type AppManifest, manifestOf, withStaffApart } from '@puente/federation/manifest';
import { assetPath } from '@puente/federation/release-set';
import { shellApp } from '@puente/releases/channel';
import { isName } from '@puente/releases/names';
import { type Asset, type ServedApp, withoutRecord } from './served-app.ts';

/** An app that a development server serves from source, instead of its release. */
export interface DevApp {
  app: string;
  /** Origin of its development server: `http://localhost:3101`. */
  origin: string;
  /** Folder of the workspace. Its manifest is read at each page view. */
  folder: string;
}

/** Reads `DEV_APPS`: `student-app=http://localhost:3101`, several separated by commas. @throws for any other format */
export function parseDevApps(text: string, repository: string): DevApp[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [app = '', address = ''] = entry.split('=');
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (!isName('app', app) || url?.protocol !== 'http:') {
        throw new Error(`DEV_APPS has "${entry}", but should read like student-app=http://localhost:3101.`);
      }
      return { app, origin: url.origin, folder: join(repository, app) };
    });
}

/** The manifest of an app from source cannot be used; the message is one sentence for the developer. */
export class ManifestMistake extends Error {
  override readonly name = 'ManifestMistake';
}

/** @throws {ManifestMistake} */
async function readManifest({ app, folder }: DevApp): Promise<AppManifest> {
  const file = `${app}/app.manifest.json`;
  const text = await readFile(join(folder, 'app.manifest.json'), 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ManifestMistake(
      `${file} is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`,
    );
  }
  const parsed = manifestOf(manifestNames).safeParse(json);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`,
  );
  throw new ManifestMistake(`${file} is not valid: ${mistakes.join('; ')}`);
}

/** The development server's files have constant names, because their content changes with every edit. */
export async function servedFromSource(dev: DevApp): Promise<ServedApp> {
  const { app } = dev;
  const asset = (name: string): Asset => ({ path: assetPath(app, name) });
  const isShell = app === shellApp;
  return {
    ...withoutRecord,
    app,
    version: 'dev',
    ...withStaffApart(await readManifest(dev)),
    entry: [asset(isShell ? 'main.js' : 'remoteEntry.js')],
    entryStyles: isShell ? [asset('main.css')] : [],
  };
}
