/** Paths that READMEs and guides mention must exist, so that moving a file updates its mentions. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './children.ts';

const guides = globSync(['*.md', '{*,shared/*,deploy/*}/README.md', 'shared/*/src/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** `[words](target)`, but for addresses and places in the same page. */
const link = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;
/** A path in backticks: segments with a slash and a file extension, or a trailing slash. */
const path = /`((?:[\w.@{},*-]+\/)+(?:[\w.@{},*-]+\.(?:tsx?|mts|mjs|cjs|css|json|md|svg|yml))?)`/g;

/** Created by a build or a run, so that a fresh checkout has none of them. */
const made = /^(?:\.\/)?(?:\.cache|data|dist|releases|source-maps|uploads|outbox|node_modules)\b|\/dist\//;

const isThere = (guide: string, named: string): boolean =>
  [dirname(guide), `${dirname(guide)}/src`, '.'].some((folder) =>
    named.includes('*') || named.includes('{')
      ? globSync(named, { cwd: join(root, folder) }).length > 0
      : existsSync(join(root, folder, named)),
  );

it.each(guides)('%s names what exists', (guide) => {
  const text = readFileSync(join(root, guide), 'utf8');
  const named = [...text.matchAll(link), ...text.matchAll(path)].flatMap(([, target]) => target ?? []);
  expect(named.filter((target) => !made.test(target) && !isThere(guide, target))).toEqual([]);
});
