import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentRelease, type Description, releasedContract, unannouncedChanges } from './released.ts';

interface Described extends Description {
  components: { schemas: Record<string, { properties: Record<string, unknown>; required: string[] }> };
}

const root = join(__dirname, '../..');
let next: Described;
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'src/cli/openapi.ts')]);
  next = JSON.parse(readFileSync(join(root, 'dist/openapi.json'), 'utf8')) as Described;
});

it('keeps what the released contract promises, or raises contractVersion', () => {
  const { release, description } = releasedContract();
  expect([release, unannouncedChanges(description, next)]).toEqual([release, []]);
});

it('was recorded at the last version: `npm run openapi -w @puente/api -- --record`', () => {
  expect(releasedContract().release).toBe(currentRelease());
});

it('notices a renamed field of an entity, unless the version of the contract is another one', () => {
  const renamed = structuredClone(next);
  const banner = renamed.components.schemas['Banner'];
  if (!banner) throw new Error('The description has no Banner.');
  const { text, ...others } = banner.properties;
  expect(text).toBeDefined();
  banner.properties = { ...others, words: text };
  banner.required = banner.required.map((name) => (name === 'text' ? 'words' : name));
  expect(unannouncedChanges(next, renamed)).toContainEqual(
    expect.stringContaining('[Removed] property `text`'),
  );
  expect(unannouncedChanges(next, { ...renamed, info: { version: '2' } })).toEqual([]);
});
