import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@puente/federation/release';
import { openStore } from '@puente/releases/data-directory';
import { root } from './children.ts';
import { CannotStart, main } from './preconditions.ts';

interface Budgets {
  /** Kilobytes (1000 bytes) by what is weighed. */
  entry: number;
  styles: number;
  font: number;
  pages: Record<string, number>;
}

type Route = Release['manifest']['routes'][number];

interface Weighed {
  what: string;
  kilobytes: number;
  limit: number;
}

const isScript = (name: string) => name.endsWith('.js');
const isStyle = (name: string) => name.endsWith('.css');

const weigh = (release: Release, names: readonly string[]): number =>
  [...new Set(names)].reduce((sum, name) => sum + (release.files[name]?.brotli ?? 0), 0) / 1000;

/**
 * Everything that the first view of a page downloads: the shell, the app's entry, the page, the shared parts it uses, and
 * what makes calls unless the page is public: the answers to the calls of such a page are in its HTML.
 */
function weighPage(
  shell: Release,
  app: Release,
  { name: page, guard }: Route,
  wanted: (name: string) => boolean,
): number {
  const shared = (app.pageShared[page] ?? []).flatMap((module) => shell.sharedFiles[module] ?? []);
  const transport =
    guard === 'open' ? [] : Object.keys(shell.files).filter((name) => name.startsWith('transport.'));
  const ofShell = [...shell.entry, ...shell.entryStyles, ...transport, ...shared];
  const ofApp = [
    ...(app.app === shell.app ? [] : [...app.entry, ...app.entryStyles]),
    ...(app.pages[page] ?? []),
  ];
  return weigh(shell, ofShell.filter(wanted)) + weigh(app, ofApp.filter(wanted));
}

function weighApp(shell: Release, app: Release, budgets: Budgets): Weighed[] {
  return [
    ...(app.app === shell.app
      ? [
          {
            what: 'font',
            kilobytes: weigh(
              app,
              Object.keys(app.files).filter((name) => /latin-wght.*woff2$/.test(name)),
            ),
            limit: budgets.font,
          },
        ]
      : [{ what: 'entry', kilobytes: weigh(app, app.entry), limit: budgets.entry }]),
    ...app.manifest.routes.flatMap((route) => [
      {
        what: `${route.name}: scripts`,
        kilobytes: weighPage(shell, app, route, isScript),
        limit: budgets.pages[route.name] ?? budgets.pages['*'] ?? 0,
      },
      {
        what: `${route.name}: styles`,
        kilobytes: weighPage(shell, app, route, isStyle),
        limit: budgets.styles,
      },
    ]),
  ];
}

const usage = `npm run budget [-- <app>…]

What the pages of the latest releases weigh as a browser downloads them (brotli), against the limits in
shared/tooling/budgets.json. Anything above its limit fails.`;

await main(usage, async () => {
  const budgets = JSON.parse(readFileSync(join(root, 'shared/tooling/budgets.json'), 'utf8')) as Budgets;
  const store = openStore();
  const latest = async (app: string): Promise<Release> => {
    const version = await store.latestVersion(app);
    const release = version && (await store.getRelease(app, version));
    if (!release)
      throw new CannotStart(`${app} was never released here; run \`npm run release -- ${app}\` first.`);
    return release;
  };
  const shell = await latest('shell');
  const wanted = process.argv.slice(2);
  for (const app of wanted.length > 0 ? wanted : await store.listApps()) {
    console.log(app);
    for (const { what, kilobytes, limit } of weighApp(shell, await latest(app), budgets)) {
      const over = kilobytes > limit;
      if (over) process.exitCode = 1;
      console.log(
        `  ${over ? '✗' : '✓'} ${what.padEnd(28)} ${kilobytes.toFixed(1).padStart(6)} of ${limit} KB`,
      );
    }
  }
});
