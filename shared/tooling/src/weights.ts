import type { Release } from '@puente/federation/release';
import { z } from 'zod';

/** Of 1000 bytes, as a browser downloads them (brotli). */
const kilobytes = z.number().positive();
/** By route name; `*` is for all other routes. */
const byRoute = z.object({ '*': kilobytes }).catchall(kilobytes);

/** budgets.json in an app's folder: what the app's own files may weigh. */
export const appBudgets = z.strictObject({
  /** Scripts that every page of the app needs. */
  entry: kilobytes,
  /** Scripts of a page beside the entry. */
  pages: byRoute,
  /** Styles of a page, the entry's included. */
  styles: kilobytes,
  /** Scripts of the whole first visit to a page that has to be lighter than the shell allows. */
  visits: z.record(z.string(), kilobytes).default({}),
});

/** The shell's has also what a first visit may load in all, whichever app its page is of. */
export const shellBudgets = appBudgets.extend({
  visits: byRoute,
  visitStyles: kilobytes,
  font: kilobytes,
});

type AppBudgets = z.infer<typeof appBudgets>;
type ShellBudgets = z.infer<typeof shellBudgets>;
type Route = Release['manifest']['routes'][number];

export interface Weight {
  what: string;
  kilobytes: number;
  limit: number;
  /** The app whose budgets.json has the limit. */
  limitOf: string;
}

export const isTooHeavy = ({ kilobytes: weight, limit }: Weight): boolean => weight > limit;

const isScript = (name: string) => name.endsWith('.js');
const isStyle = (name: string) => name.endsWith('.css');

const weigh = (release: Release, names: readonly string[]): number =>
  [...new Set(names)].reduce((sum, name) => sum + (release.files[name]?.brotli ?? 0), 0) / 1000;

/**
 * What a first visit to a page downloads of the shell: the shell itself, the shared parts that the page uses, and what makes
 * calls unless the page is public: the answers to the calls of such a page are in its HTML.
 */
function filesOfShell(shell: Release, app: Release, { name, guard }: Route): string[] {
  const shared = (app.pageShared[name] ?? []).flatMap((module) => shell.sharedFiles[module] ?? []);
  const transport =
    guard === 'open' ? [] : Object.keys(shell.files).filter((file) => file.startsWith('transport.'));
  return [...shell.entry, ...shell.entryStyles, ...transport, ...shared];
}

/** What an app's own files weigh, and the first visit to each of its pages. */
export function weightsOf(app: Release, own: AppBudgets, shell: Release, ofShell: ShellBudgets): Weight[] {
  const limitOf = app.app;
  return [
    { what: 'entry', kilobytes: weigh(app, app.entry), limit: own.entry, limitOf },
    ...app.manifest.routes.flatMap((route): Weight[] => {
      const page = app.pages[route.name] ?? [];
      const visited = (wanted: (file: string) => boolean) => {
        const files = filesOfShell(shell, app, route);
        if (app.app === shell.app) return weigh(shell, [...files, ...page].filter(wanted));
        const ofApp = [...app.entry, ...app.entryStyles, ...page];
        return weigh(shell, files.filter(wanted)) + weigh(app, ofApp.filter(wanted));
      };
      const visit = own.visits[route.name];
      return [
        {
          what: `${route.name}: own scripts`,
          kilobytes: weigh(app, page.filter(isScript)),
          limit: own.pages[route.name] ?? own.pages['*'],
          limitOf,
        },
        {
          what: `${route.name}: own styles`,
          kilobytes: weigh(app, [...app.entryStyles, ...page].filter(isStyle)),
          limit: own.styles,
          limitOf,
        },
        {
          what: `${route.name}: scripts of the first visit`,
          kilobytes: visited(isScript),
          limit: visit ?? ofShell.visits['*'],
          limitOf: visit === undefined ? shell.app : limitOf,
        },
        {
          what: `${route.name}: styles of the first visit`,
          kilobytes: visited(isStyle),
          limit: ofShell.visitStyles,
          limitOf: shell.app,
        },
      ];
    }),
  ];
}

export const fontOf = (shell: Release, { font }: ShellBudgets): Weight => ({
  what: 'font',
  kilobytes: weigh(
    shell,
    Object.keys(shell.files).filter((name) => /latin-wght.*woff2$/.test(name)),
  ),
  limit: font,
  limitOf: shell.app,
});
