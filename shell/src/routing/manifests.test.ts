import { toCome } from '../../test/pages-to-come.ts';
import { manifests } from '../../test/shell.tsx';
import { allListPages } from '@puente/contract/list-pages/all-list-pages';
import { opensToEverybody } from '@puente/federation/manifest';
import { shellPages } from '../pages.ts';
import { manifestsOf, routesOf } from './manifests.ts';

const routes = routesOf(manifests).map(({ route }) => route);

it.each(['name', 'path'] as const)('no two apps claim the same %s', (key) => {
  const claimed = routes.map((route) => route[key]);
  expect(claimed.filter((value, index) => claimed.indexOf(value) !== index)).toEqual([]);
});

it('every entry of a menu leads to a page of some app, or to one that is still to come', () => {
  const names = routes.map(({ name }) => name);
  const named = new Set(manifests.flatMap(({ menu }) => menu.map(({ route }) => route)));
  expect([...named].filter((name) => !names.includes(name)).sort()).toEqual(Object.keys(toCome).sort());
});

it('the manifest of the shell names the call of the banner, so that pages come with its answer', () => {
  expect(manifests[0]?.frameData).toEqual(['/api/banners/current']);
});

it('every page of the site map has a title and a description of its own; a list has the contract’s', () => {
  const lists = allListPages.map(({ route }) => route);
  const mapped = routes.filter(
    (route) => route.rendered && !route.unlisted && opensToEverybody(route) && !route.path.includes(':'),
  );
  expect(mapped.length).toBeGreaterThan(20);
  const words = mapped.map(({ name, title, description }) => ({
    name,
    ...(allListPages.find(({ route }) => route === name)?.plain ?? { title, description }),
  }));
  expect(words.filter(({ description }) => description === undefined)).toEqual([]);
  for (const part of ['title', 'description'] as const)
    expect(words.map((page) => page[part])).toEqual([...new Set(words.map((page) => page[part]))]);
  // Descriptions of lists have a single source, so their manifests must not repeat them.
  expect(routes.filter(({ name, description }) => lists.includes(name) && description)).toEqual([]);
});

it('the shell has a page for each of its own routes', () => {
  expect(Object.keys(shellPages).sort()).toEqual(
    routesOf(manifests.slice(0, 1))
      .map(({ route }) => route.name)
      .sort(),
  );
});

it('knows the apps of the release set, itself first', () => {
  const [shell, publicSite] = manifests as [(typeof manifests)[number], (typeof manifests)[number]];
  const app = { version: '1', entry: '/assets/public-site/remoteEntry.js', styles: {}, manifest: publicSite };
  const releaseSet = {
    channel: 'production',
    shell: { version: '1', manifest: shell },
    apps: { 'public-site': app },
  };
  expect(manifestsOf(releaseSet).map(({ name }) => name)).toEqual(['shell', 'public-site']);
});
