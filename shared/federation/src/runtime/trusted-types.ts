import { currentReleaseSet } from './release-set.ts';
import { readThirdParties } from './third-parties.ts';

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string | null },
  ): unknown;
}

/** The only script outside the published files: its address limits its scope. */
export const serviceWorkerPath = '/service-worker.js';

/** Third-party addresses from the edge's settings. Elements added to the page later are not read. */
let admitted: readonly string[] = [];

/**
 * The `default` Trusted Types policy: only our own published files may become scripts, those of others that are
 * configured, and those of a development server on this machine from which the page has an app. Federation and webpack
 * assign plain strings to `script.src`, which a page under `require-trusted-types-for 'script'` else refuses.
 */
export function installScriptPolicy(): void {
  admitted = Object.values(readThirdParties()).flatMap(({ script, loads }) => [script, ...loads]);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript, createHTML: noMarkup });
}

/**
 * Allows only an empty text as HTML, with which react-aria clears its announcements.
 * @returns null for anything else, which the browser then refuses and reports
 */
export const noMarkup = (html: string): string | null => (html === '' ? html : null);

/** @throws TypeError for an address that is neither one of our published files nor configured */
export function ownScript(url: string): string {
  const { href, origin, pathname } = new URL(url, location.href);
  const isPublished = pathname.startsWith('/assets/');
  if (origin === location.origin && (isPublished || pathname === serviceWorkerPath)) return url;
  if (admitted.some((known) => (known.endsWith('/') ? href.startsWith(known) : href === known))) return url;
  if (isPublished && hasAppFrom(origin)) return url;
  throw new TypeError(`Not a script of this site: ${url}`);
}

/** Tells whether the page has an app from there. The edge names no other origins than development servers. */
const hasAppFrom = (origin: string): boolean =>
  Object.values(currentReleaseSet().apps).some(({ entry }) => entry.startsWith(`${origin}/`));
