import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FolderStore } from '@puente/releases/folder-store';
import { root } from '@puente/tooling/children';
import { markdownTable } from './statistics.ts';

interface Change {
  part: string;
  file: string;
  word: string;
  by: string;
  /** Limit of the download, in kilobytes (1000 bytes, brotli). */
  limit?: number;
}

/** One changed word in each part: in one that every page shows, and in one that is loaded later. */
const changes: Change[] = [
  { part: 'shell', file: 'shell/src/frame/Footer.tsx', word: 'Preferencias', by: 'Opciones', limit: 25 },
  {
    part: 'shell, a page',
    file: 'shell/src/auth/LoginForm.tsx',
    word: 'Recordarme',
    by: 'Guardarme',
    limit: 25,
  },
  {
    part: 'design system',
    file: 'shared/design-system/src/toast/ToastRegion.tsx',
    word: 'Cerrar',
    by: 'Quitar',
    limit: 25,
  },
  {
    part: 'design system, loaded later',
    file: 'shared/design-system/src/pagination/Pagination.tsx',
    word: 'Páginas',
    by: 'Hojas',
    limit: 25,
  },
  { part: 'platform', file: 'shared/platform/src/session/draft-copies.ts', word: "'sent:'", by: "'done:'" },
  { part: 'contract', file: 'shared/contract/src/general-errors.ts', word: 'inesperado', by: 'imprevisto' },
  { part: 'public-site', file: 'public-site/src/home/AudienceDoors.tsx', word: 'maneras', by: 'formas' },
  { part: 'student-app', file: 'student-app/src/projects/ProjectDetail.tsx', word: 'Volver', by: 'Regresar' },
  {
    part: 'organisation-app',
    file: 'organisation-app/src/projects/OwnProjectResults.tsx',
    word: 'Publica',
    by: 'Anuncia',
  },
];

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
    const results: { part: string; files: number; kilobytes: number; limit: number | undefined }[] = [];
    for (const change of changes) {
      const undo = makeChange(copy, change);
      const files = [...(await publishedFiles(copy))].filter(([name]) => !before.has(name));
      undo();
      const bytes = files.reduce((sum, [, brotli]) => sum + brotli, 0);
      results.push({ part: change.part, files: files.length, kilobytes: bytes / 1000, limit: change.limit });
    }
    const rows = results.map(({ part, files, kilobytes, limit }) => [
      part,
      String(files),
      kilobytes.toFixed(1),
      limit === undefined ? '' : String(limit),
    ]);
    const report = markdownTable(['one word in', 'new files', 'KB (brotli)', 'limit'], rows);
    const over = results.filter(({ kilobytes, limit = Infinity }) => kilobytes > limit);
    if (over.length > 0)
      throw new Error(`${report}\nAbove the limit: ${over.map(({ part }) => part).join('; ')}.`);
    return { report, data: results };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

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
  const data = join(copy, 'data');
  const script = join(copy, 'deploy/releases/src/cli/release.ts');
  execFileSync(process.execPath, [script, '--promote', '--if-changed'], {
    cwd: copy,
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const store = new FolderStore(join(data, 'releases'));
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
