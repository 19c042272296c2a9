import { z } from 'zod';
import type { Release } from '@puente/federation/release';

/** Kilobytes of 1000 bytes, as a browser downloads them (brotli). */
const kilobytes = z.number().positive();
/** Limits by route name; `*` is for all other routes. */
const byRoute = z.object({ '*': kilobytes }).catchall(kilobytes);

/** Schema of budgets.json in an app's folder: maximum sizes of the app's own files. */
export const appBudgets = z.strictObject({
  /** Scripts that every page of the app needs. */
  entry: kilobytes,
  /** Scripts of a page besides the entry. */
  pages: byRoute,
  /** Styles of a page, including those of the entry. */
  styles: kilobytes,
  /** Scripts of the whole first visit, for pages that must be lighter than the shell's limit. */
  visits: z.record(z.string(), kilobytes).default({}),
});

/** Budgets of the shell, which also limit the total of a first visit to a page of any app. */
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
  /** App whose budgets.json has the limit. */
  limitOf: string;
}

export const isTooHeavy = ({ kilobytes: weight, limit }: Weight): boolean => weight > limit;

const isScript = (name: string) => name.endsWith('.js');
const isStyle = (name: string) => name.endsWith('.css');

const weigh = (release: Release, names: readonly string[]): number =>
  [...new Set(names)].reduce((sum, name) => sum + (release.files[name]?.brotli ?? 0), 0) / 1000;

/**
 * Returns the shell's files that a first visit to a page downloads: the shell itself, the shared modules of the page, and the code for
 * calls. A public page needs no code for calls, because its HTML contains the responses.
 */
function filesOfShell(shell: Release, app: Release, { name, guard }: Route): string[] {
  const shared = (app.pageShared[name] ?? []).flatMap((module) => shell.sharedFiles[module] ?? []);
  const transport =
    guard === 'open' ? [] : Object.keys(shell.files).filter((file) => file.startsWith('transport.'));
  return [...shell.entry, ...shell.entryStyles, ...transport, ...shared];
}

/** Returns the sizes of an app's own files, and of the first visit to each of its pages. */
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
