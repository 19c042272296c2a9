import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FolderStore } from '@puente/releases/folder-store';
import { root } from '@puente/tooling/children';
import { startReturningVisitor } from './returning-visitor.ts';
import { markdownTable } from './statistics.ts';

interface Change {
  part: string;
  file: string;
  word: string;
  by: string;
  /** Limit of the download with dictionaries, in kilobytes (1000 bytes). */
  limit?: number;
}

/** Limit of a change without one of its own. */
const usualLimit = 1.5;

/** One changed word in each part: in one that every page shows, and in one that is loaded later. */
const changes: Change[] = [
  { part: 'shell', file: 'shell/src/frame/Footer.tsx', word: 'Preferencias', by: 'Opciones' },
  {
    part: 'shell, a page',
    file: 'shell/src/auth/LoginForm.tsx',
    word: 'Recordarme',
    by: 'Guardarme',
  },
  {
    part: 'design system',
    file: 'shared/design-system/src/toast/ToastRegion.tsx',
    word: 'Cerrar',
    by: 'Quitar',
  },
  {
    part: 'design system, loaded later',
    file: 'shared/design-system/src/pagination/Pagination.tsx',
    word: 'Páginas',
    by: 'Hojas',
  },
  {
    part: 'platform',
    file: 'shared/platform/src/session/draft-copies.ts',
    word: "'sent:'",
    by: "'done:'",
    limit: 3,
  },
  {
    part: 'contract',
    file: 'shared/contract/src/general-errors.ts',
    word: 'inesperado',
    by: 'imprevisto',
    limit: 3,
  },
  { part: 'public-site', file: 'public-site/src/home/AudienceDoors.tsx', word: 'maneras', by: 'formas' },
  { part: 'student-app', file: 'student-app/src/projects/ProjectDetail.tsx', word: 'Volver', by: 'Regresar' },
  {
    part: 'organisation-app',
    file: 'organisation-app/src/projects/OwnProjectResults.tsx',
    word: 'Publica',
    by: 'Anuncia',
  },
];

interface Cost {
  part: string;
  files: number;
  /** Kilobytes (1000 bytes) of the new files as brotli: the download of browsers without dictionaries. */
  whole: number;
  /** Kilobytes that Chromium downloaded for the same files over HTTP/2, with headers. */
  delta: number;
  /** Kilobytes of the list of files that the service worker downloads for each release, and of its page. */
  list: number;
  page: number;
  limit: number;
}

/**
 * Measures the download of a visitor who has every file of the last release, after one word changed in one part. Each
 * change is made separately, in a copy of the committed sources, and everything that it changes is released.
 * @throws when a change costs more than its limit
 */
export async function benchReleaseBytes(): Promise<{ report: string; data: unknown }> {
  const copy = copyOfRepository();
  try {
    // Each can be made: a word that has gone is told before anything is built.
    for (const change of changes) makeChange(copy, change)();
    const before = await publishedFiles(copy);
    const costs: Cost[] = [];
    for (const change of changes) costs.push(await costOf(copy, change, before));
    const rows = costs.map(({ part, files, whole, delta, limit, list, page }) => [
      part,
      String(files),
      whole.toFixed(1),
      delta.toFixed(2),
      limit.toFixed(1),
      list.toFixed(2),
      page.toFixed(1),
    ]);
    const head = [
      'one word in',
      'new files',
      'KB (brotli)',
      'KB in Chromium',
      'limit',
      'list of files',
      'offline page',
    ];
    const report = markdownTable(head, rows);
    const over = costs.filter(({ delta, limit }) => delta > limit);
    if (over.length > 0)
      throw new Error(`${report}\nAbove the limit: ${over.map(({ part }) => part).join('; ')}.`);
    return { report, data: costs };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Releases a change between two visits of one browser, and afterwards the release from before. */
async function costOf(copy: string, change: Change, before: Map<string, number>): Promise<Cost> {
  const visitor = await startReturningVisitor(storeOf(copy));
  try {
    await visitor.visit();
    const undo = makeChange(copy, change);
    const files = [...(await publishedFiles(copy))].filter(([name]) => !before.has(name));
    const downloads = await visitor.visit();
    undo();
    await publishedFiles(copy);
    const kilobytes = (path: RegExp): number =>
      downloads.filter((each) => path.test(each.path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      part: change.part,
      files: files.length,
      whole: files.reduce((sum, [, brotli]) => sum + brotli, 0) / 1000,
      delta: kilobytes(/^\/assets\//),
      list: kilobytes(/^\/offline\.json$/),
      page: kilobytes(/^\/offline$/),
      limit: change.limit ?? usualLimit,
    };
  } finally {
    await visitor.close();
  }
}

const storeOf = (copy: string): FolderStore => new FolderStore(join(copy, 'data/releases'));

/**
 * Copies the committed sources, with hard links to the installed packages. The copy is next to the original, since hard
 * links need one file system.
 */
function copyOfRepository(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/release-bytes-'));
  execFileSync('git', ['clone', '--quiet', root, copy]);
  for (const packages of ['node_modules', ...globSync('{shared,deploy}/*/node_modules', { cwd: root })]) {
    execFileSync('cp', ['-al', join(root, packages), join(copy, dirname(packages))]);
  }
  return copy;
}

/** @returns a function that reverts the change */
function makeChange(copy: string, { file, word, by }: Change): () => void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(word)) throw new Error(`${file} has no "${word}" any more: choose another word.`);
  writeFileSync(path, source.replace(word, by));
  return () => writeFileSync(path, source);
}

/** Releases what changed. Returns every file of the current releases, as `app/file`, with its brotli size in bytes. */
async function publishedFiles(copy: string): Promise<Map<string, number>> {
  const script = join(copy, 'deploy/releases/src/cli/release.ts');
  execFileSync(
    process.execPath,
    [script, '--promote', '--if-changed', '--force', 'a copy for measurements'],
    {
      cwd: copy,
      env: { ...process.env, DATA_DIR: join(copy, 'data') },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const store = storeOf(copy);
  const { apps } = await store.readChannel('production');
  const releases = await Promise.all(
    Object.entries(apps).map(([app, { current }]) => store.getRelease(app, current)),
  );
  return new Map(
    releases.flatMap((release) =>
      Object.entries(release?.files ?? {}).map(([name, { brotli }]) => [`${release?.app}/${name}`, brotli]),
    ),
  );
}
