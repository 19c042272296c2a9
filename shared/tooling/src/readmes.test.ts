/** Documents are short, have the same parts, and name only files that exist: a file that moves takes its mentions along. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './children.ts';
import { newAppFiles } from './new-app-files.ts';

const isOfOthers = (path: string): boolean =>
  ['node_modules', '.cache', '.git', '.turbo', 'dist', 'data'].includes(basename(path));
const files = (pattern: string | string[]): string[] => globSync(pattern, { cwd: root, exclude: isOfOthers });

const workspaces = files('{*,shared/*,deploy/*}/package.json').map(dirname).sort();
const readmes = files('**/README.md');
const decisions = files('{*,shared/*,deploy/*}/decisions/*.md');
const guides = [
  ...new Set([...readmes, ...decisions, ...files(['*.md', 'docs/**/*.md', 'deploy/api/asvs.md'])]),
];

const most = { lines: 120, characters: 120 };
const parts = ['Run and test', 'Map', 'Common changes', 'Footguns'];

const textOf = (guide: string): string => readFileSync(join(root, guide), 'utf8');
const headingsOf = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '');
/** An address cannot be broken: a line with one that is too long by itself is no mistake. */
const isTooLong = (line: string): boolean =>
  line.length > most.characters &&
  !(line.match(/https?:\/\/[^\s)]+/g) ?? []).some(({ length }) => length > most.characters);

it('every workspace has one README, and so has the repository', () => {
  expect([...readmes].sort()).toEqual(
    ['README.md', ...workspaces.map((folder) => `${folder}/README.md`)].sort(),
  );
});

function expectShort(text: string): void {
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(most.lines);
  expect(lines.filter(isTooLong)).toEqual([]);
  expect(lines[0]).toMatch(/^# \S/);
  expect(headingsOf(text)).toEqual(parts);
}

it.each(readmes)('%s is short and has the usual parts', (readme) => expectShort(textOf(readme)));

it('a new app begins with such a README', () => {
  expectShort(newAppFiles({ name: 'badges', title: 'Insignias' })['README.md'] ?? '');
});

it.each(decisions)('%s has its context, the decision and the consequence', (decision) => {
  const text = textOf(decision);
  expect(basename(decision)).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
  expect(text.split('\n').filter(isTooLong)).toEqual([]);
  expect(headingsOf(text)).toEqual(['Context', 'Decision', 'Consequence']);
});

it('decisions of a workspace are numbered from 001 on', () => {
  for (const workspace of workspaces) {
    const numbers = decisions
      .filter((decision) => dirname(dirname(decision)) === workspace)
      .map((decision) => Number(basename(decision).slice(0, 3)))
      .sort((one, other) => one - other);
    expect({ workspace, numbers }).toEqual({ workspace, numbers: numbers.map((_, index) => index + 1) });
  }
});

/** `[words](target)`, but for addresses and places in the same page. */
const link = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;
/** A path in backticks: letters of paths with a slash and a file's ending, or a slash at the end. */
const path = /`((?:[\w.@{},*-]+\/)+(?:[\w.@{},*-]+\.(?:tsx?|mts|mjs|cjs|css|json|md|svg|yml|webp|png))?)`/g;
/** A file in backticks by its name alone. */
const name = /`([\w-][\w.-]*\.(?:tsx?|mts|mjs|cjs|css|md|svg|yml))`/g;

/** Written by a build or a run, so that a fresh checkout has none of them. */
const made = /^(?:\.\/)?(?:\.cache|data|dist|releases|source-maps|uploads|outbox|node_modules)\b|\/dist\//;

const workspaceOf = (guide: string): string | undefined =>
  workspaces.find((folder) => guide.startsWith(`${folder}/`));
const foldersOf = (guide: string): string[] => {
  const workspace = workspaceOf(guide);
  return [dirname(guide), '.', 'deploy/api/src', ...(workspace ? [workspace, `${workspace}/src`] : [])];
};

const isThere = (guide: string, named: string): boolean =>
  foldersOf(guide).some((folder) =>
    named.includes('*') || named.includes('{')
      ? globSync(named, { cwd: join(root, folder) }).length > 0
      : existsSync(join(root, folder, named)),
  );

const names = new Set(files('**/*.*').map((file) => basename(file)));

it.each(guides)('%s names what exists', (guide) => {
  const text = textOf(guide);
  const named = [...text.matchAll(link), ...text.matchAll(path)].flatMap(([, target]) => target ?? []);
  expect(named.filter((target) => !made.test(target) && !isThere(guide, target))).toEqual([]);
  expect(
    [...text.matchAll(name)].flatMap(([, file]) => file ?? []).filter((file) => !names.has(file)),
  ).toEqual([]);
});
