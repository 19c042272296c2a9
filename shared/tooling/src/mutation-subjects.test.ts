import { globSync } from 'node:fs';
import { join } from 'node:path';
import { mutationSubjects } from './mutation-subjects.ts';

const root = join(__dirname, '../../..');

/** Expands the alternatives of a glob, so that each can be looked for: `{a,b}.ts` is `a.ts` and `b.ts`. */
function alternatives(glob: string): string[] {
  const [, before, all, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(glob) ?? [];
  if (all === undefined) return [glob];
  return all.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

it.each(
  mutationSubjects.flatMap(({ name, workspace, sources, tests }) =>
    [...sources, ...tests].flatMap(alternatives).map((glob) => [name, workspace, glob] as const),
  ),
)('the mutants of %s find %s/%s', (_, workspace, glob) => {
  expect(globSync(glob, { cwd: join(root, workspace) })).not.toEqual([]);
});
