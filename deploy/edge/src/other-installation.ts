import { type IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { parseSetCookie, stringifySetCookie } from 'cookie';
import { type FastifyInstance } from 'fastify';
import { type ReleasedApp } from '@puente/federation/release-set';
import { isReleaseSet } from '@puente/federation/runtime/release-set';
import { type ServedApp, withoutRecord } from './served-app.ts';
import { type Releases } from './stored-releases.ts';

const timeoutMs = 10_000;

/**
 * Releases that another installation currently serves, in whose release set one app is developed. A release set does
 * not list the files of each page, so pages come without hints.
 */
export const releasesOf = (origin: string): Releases => ({
  async current() {
    const answer = await fetch(`${origin}/release-set.json`, { signal: AbortSignal.timeout(timeoutMs) });
    const set: unknown = answer.ok ? await answer.json() : undefined;
    if (!isReleaseSet(set)) throw new Error(`${origin} has no release set: it answers ${answer.status}.`);
    return Object.entries(set.apps).map(([app, released]) => served(app, released));
  },
});

const served = (
  app: string,
  { version, manifest, staff = [], entry, integrity, styles }: ReleasedApp,
): ServedApp => ({
  ...withoutRecord,
  app,
  version,
  manifest,
  staff,
  entry: [{ path: entry, ...(integrity === undefined ? {} : { integrity }) }],
  files: Object.entries(styles).map(([path, hash]) => ({ path, integrity: hash })),
});

/** Serves `/assets/<app>/<file>` for the apps that are not served from source. */
export async function assetsOf(app: FastifyInstance, { origin }: { origin: string }): Promise<void> {
  await app.register(httpProxy, {
    upstream: origin,
    prefix: '/assets',
    rewritePrefix: '/assets',
    httpMethods: ['GET', 'HEAD'],
    disableRequestLogging: true,
    destroyAgent: true,
    // The library's default is not to check the certificate.
    undici: { connect: { timeout: timeoutMs, rejectUnauthorized: true } },
  });
}

/**
 * Rewrites a call of our page to look like one of the other installation's page. A call of another site keeps its
 * `Origin`, so that the API there refuses it.
 * @param ownHost `localhost:3000`
 */
export function asFromThere(
  headers: IncomingHttpHeaders,
  ownHost: string,
  origin: string,
): IncomingHttpHeaders {
  const passed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('x-forwarded-')),
  );
  const isOurs = headers.origin !== undefined && URL.parse(headers.origin)?.host === ownHost;
  return { ...passed, ...cookiesOfThere(headers.cookie), ...(isOurs && { origin }) };
}

/** Prefix of cookie names that are allowed over https only. */
const httpsOnly = '__Host-';

/** Sends each cookie under both names that it may have there. */
function cookiesOfThere(text: string | undefined): { cookie?: string } {
  if (text === undefined) return {};
  const both = text.split(/; */).flatMap((cookie) => [cookie, `${httpsOnly}${cookie}`]);
  return { cookie: both.join('; ') };
}

/**
 * Rewrites the other installation's cookies for http://localhost: without its host, without `secure`, and without the
 * https-only prefix.
 */
export function asCookiesOfHere(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const cookies = headers['set-cookie'];
  if (cookies === undefined) return headers;
  const asIs = (value: string) => value;
  return {
    ...headers,
    'set-cookie': [cookies].flat().map((text) => {
      const cookie = parseSetCookie(text, { decode: asIs });
      if (cookie.name.startsWith(httpsOnly)) cookie.name = cookie.name.slice(httpsOnly.length);
      delete cookie.secure;
      delete cookie.domain;
      return stringifySetCookie(cookie, { encode: asIs });
    }),
  };
}
