/** `npm run specification [-- --check]`: writes docs/specification-coverage.md from the titles of tests. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { root } from './children.ts';
import { coverageOf, type CoveringTest, sectionsNamed } from './coverage.ts';
import { CannotStart, main } from './preconditions.ts';
import { testTitles } from './test-titles.ts';

const usage = `npm run specification [-- --check]

Writes docs/specification-coverage.md: which tests name which section of the specification (§) in their titles.
With --check it writes nothing, and fails when the file is out of date.`;

const page = 'docs/specification-coverage.md';
const places = '{*,shared/*,deploy/*}/{src,test,e2e,long}/**/*.{test.ts,test.tsx,e2e.ts}';

await main(usage, () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const path = join(root, page);
  const sections = z
    .array(z.object({ number: z.string(), title: z.string() }))
    .parse(JSON.parse(readFileSync(join(root, 'shared/tooling/specification.json'), 'utf8')));
  const { text, unknown } = coverageOf(sections, coveringTests());
  if (unknown.length > 0)
    throw new CannotStart(
      `There is no such section in shared/tooling/specification.json:\n${unknown.join('\n')}`,
    );
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (values.check && !isCurrent) throw new CannotStart(`${page} is out of date: run npm run specification.`);
  if (!isCurrent) writeFileSync(path, text);
  return Promise.resolve();
});

function coveringTests(): CoveringTest[] {
  return globSync(places, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      if (!source.includes('§')) return [];
      return testTitles(file, source)
        .filter((titles) => sectionsNamed(titles.at(-1) ?? '').length > 0)
        .map((titles) => ({ file, titles }));
    });
}
