import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  designSystem,
  providedVersions,
  requiredRanges,
  sharedForApp,
  sharedForShell,
  sharedModules,
} from './shared.ts';

it('lists every component of the design system, as eager or as lazy', () => {
  const folder = join(__dirname, '../../design-system/src');
  const components = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'styles')
    .map(({ name }) => name);
  expect([...designSystem.eager, ...designSystem.lazy, ...designSystem.onDemand].toSorted()).toEqual(
    components.toSorted(),
  );
});

it('names no module twice', () => {
  expect(new Set(sharedModules).size).toBe(sharedModules.length);
});

it('has the shell provide a file and an exact version for each module', () => {
  const { eager, lazy } = sharedForShell();
  const files = [...Object.keys(eager), ...Object.values(lazy).map((options) => options.import)];
  for (const file of files) expect(file).toMatch(/^\/.*\.(tsx?|js)$/);
  const provided = [...Object.values(eager), ...Object.values(lazy)];
  expect(provided.map(({ shareKey }) => shareKey).toSorted()).toEqual(sharedModules.toSorted());
  for (const options of provided) {
    expect(options).toMatchObject({ singleton: true, strictVersion: true });
    expect(options.version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

it('provides modules at once without replacing the shell’s own imports of them', () => {
  const { eager } = sharedForShell();
  expect(Object.values(eager).map(({ shareKey }) => shareKey)).toContain('react');
  for (const options of Object.values(eager)) expect(options).not.toHaveProperty('import');
});

it('gives an app no copy to fall back on, by name or by file', () => {
  const shared = sharedForApp();
  for (const options of Object.values(shared)) expect(options.import).toBe(false);
  expect(new Set(Object.values(shared).map(({ shareKey }) => shareKey))).toEqual(new Set(sharedModules));
  const http = Object.entries(shared).filter(([, { shareKey }]) => shareKey === '@puente/client/http');
  expect(http.map(([key]) => key)).toEqual([
    '@puente/client/http',
    expect.stringMatching(/shared\/client\/src\/http\.ts$/),
  ]);
});

it('asks for today’s minor version or a later one', () => {
  const react = providedVersions()['react'] ?? '';
  const [major, minor] = react.split('.');
  expect(requiredRanges(['react', 'react'])).toEqual({ react: `^${major}.${minor}.0` });
});

it('says which package is missing', () => {
  expect(() => requiredRanges(['no-such-package'])).toThrow(
    'no-such-package, which shared.ts lists, is not installed',
  );
});
