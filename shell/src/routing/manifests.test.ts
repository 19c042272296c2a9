import { manifests } from '../../test/shell.tsx';
import { shellPages } from '../pages.ts';
import { manifestsOf, routesOf } from './manifests.ts';

const routes = routesOf(manifests).map(({ route }) => route);

it.each(['name', 'path'] as const)('no two apps claim the same %s', (key) => {
  const claimed = routes.map((route) => route[key]);
  expect(claimed.filter((value, index) => claimed.indexOf(value) !== index)).toEqual([]);
});

it('every entry of a menu leads to a page of some app', () => {
  const names = routes.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(manifests.flatMap(({ menu }) => menu.map(({ route }) => route))));
});

it('the shell has a page for each of its own routes', () => {
  expect(Object.keys(shellPages).sort()).toEqual(routesOf(manifests.slice(0, 1)).map(({ route }) => route.name).sort());
});

it('knows the apps of the release set, itself first', () => {
  const [shell, publicSite] = manifests as [(typeof manifests)[number], (typeof manifests)[number]];
  const app = { version: '1', entry: '/assets/public-site/remoteEntry.js', styles: {}, manifest: publicSite };
  const releaseSet = { channel: 'production', shell: { version: '1', manifest: shell }, apps: { 'public-site': app } };
  expect(manifestsOf(releaseSet).map(({ name }) => name)).toEqual(['shell', 'public-site']);
});
