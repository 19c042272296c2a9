import { parseCookie, stringifySetCookie } from 'cookie';
import { type FastifyRequest } from 'fastify';
import { isName } from '@puente/releases/names';
import { isRefusedByBrowsers } from '../browser-ports.ts';
import { cameOverHttps } from '../security-headers.ts';

/** App that one browser asks for from elsewhere: a branch's channel, or a development server on the same machine. */
export type WantedPreview = { app: string } & ({ channel: string } | { origin: string });

/** Cookie with `<app>@<channel or address>`. It grants nothing: each page view checks it again. */
const previewCookie = 'u4iPreview';

/** The whole text is matched, since it becomes part of a policy. Other addresses than loopback are never accepted. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1):([1-9]\d{0,4})$/;

/**
 * Reads what a form, an address or a cookie asks for.
 * @param source a channel, or `http://localhost:3100`
 * @returns undefined when it is neither
 */
export function readWanted(app: string, source: string): WantedPreview | undefined {
  const text = source.trim().replace(/\/$/, '');
  if (!isName('app', app)) return undefined;
  const port = Number(loopback.exec(text)?.[1]);
  if (port <= 65_535 && !isRefusedByBrowsers(port)) return { app, origin: text };
  return isName('channel', text) ? { app, channel: text } : undefined;
}

/** The channel or the address. */
export const sourceOf = (wanted: WantedPreview): string =>
  'channel' in wanted ? wanted.channel : wanted.origin;

/** Returns undefined when the browser asks for nothing. */
export function wantedBy(request: FastifyRequest): WantedPreview | undefined {
  const text = parseCookie(request.headers.cookie ?? '')[nameFor(request)];
  const [app, source, ...more] = text?.split('@') ?? [];
  return app === undefined || source === undefined || more.length > 0 ? undefined : readWanted(app, source);
}

/** Header value for a browser that asks for a preview until it is closed, or no longer. */
export const previewCookieOf = (wanted: WantedPreview | undefined, request: FastifyRequest): string =>
  stringifySetCookie({
    name: nameFor(request),
    value: wanted ? `${wanted.app}@${sourceOf(wanted)}` : '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cameOverHttps(request),
    ...(!wanted && { maxAge: 0 }),
  });

/** Over https no neighbouring site can set a cookie of this name. */
const nameFor = (request: FastifyRequest): string =>
  cameOverHttps(request) ? `__Host-${previewCookie}` : previewCookie;
