import type { FastifyCookieOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session, unreadable to scripts. */
const tokenCookie = 'token';
/** Tells the page's scripts that there is a session, and whether it outlives the browser. */
const rememberCookie = 'u4iRememberMe';

export const rememberedSeconds = 30 * 24 * 60 * 60;

/** What every cookie of the API has, unless it says otherwise. */
export const cookieOptions = (secure: boolean): FastifyCookieOptions => ({
  parseOptions: { path: '/', sameSite: 'lax', httpOnly: true, secure },
});

/** Tokens have no other characters. Anything else opens no session and must not reach the database. */
const tokenPattern = /^[\w.~+/=-]+$/;

export function tokenFromCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const token = cookies[tokenCookie];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Sets both cookies, for 30 days or until the browser closes (specification §9). */
export function setSessionCookies(reply: FastifyReply, token: string, rememberMe: boolean): void {
  const life = rememberMe ? { maxAge: rememberedSeconds } : {};
  reply.setCookie(tokenCookie, token, life);
  reply.setCookie(rememberCookie, String(rememberMe), { ...life, httpOnly: false });
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(tokenCookie);
  reply.clearCookie(rememberCookie, { httpOnly: false });
}

/** Short-lived cookies, unreadable to scripts: the state of a login at a provider. Their values are signed. */
export interface Jar {
  cookie: (name: string) => string | undefined;
  keep: (name: string, value: string, seconds: number) => void;
  drop: (name: string) => void;
}

export const jarOf = (request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply): Jar => ({
  cookie: (name) => request.cookies[name],
  keep: (name, value, seconds) => void reply.setCookie(name, value, { maxAge: seconds }),
  drop: (name) => void reply.clearCookie(name),
});
