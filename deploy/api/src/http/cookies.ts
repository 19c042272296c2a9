import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session, unreadable to scripts. */
const tokenCookie = 'token';
/** Tells the page's scripts that there is a session, and whether it outlives the browser. */
const rememberCookie = 'u4iRememberMe';

export const rememberedSeconds = 30 * 24 * 60 * 60;

export function tokenFromCookie(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const found = /(?:^|;\s*)token=([^;]+)/.exec(request.headers.cookie ?? '');
  return found?.[1];
}

/** Sets both cookies, for 30 days or until the browser closes (specification §9). */
export function setSessionCookies(
  reply: FastifyReply,
  token: string,
  rememberMe: boolean,
  secure: boolean,
): void {
  const life = rememberMe ? `; Max-Age=${rememberedSeconds}` : '';
  write(reply, tokenCookie, `${token}; HttpOnly${life}`, secure);
  write(reply, rememberCookie, `${rememberMe}${life}`, secure);
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  write(reply, tokenCookie, '; HttpOnly; Max-Age=0', secure);
  write(reply, rememberCookie, '; Max-Age=0', secure);
}

/** Short-lived cookies of ours, unreadable to scripts: what a login at a provider is in the middle of. Their values are signed. */
export interface Jar {
  cookie: (name: string) => string | undefined;
  keep: (name: string, value: string, seconds: number) => void;
  drop: (name: string) => void;
}

export const jarOf = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  secure: boolean,
): Jar => ({
  cookie: (name) => new RegExp(`(?:^|;\\s*)${name}=([\\w.~-]+)`).exec(request.headers.cookie ?? '')?.[1],
  keep: (name, value, seconds) => write(reply, name, `${value}; HttpOnly; Max-Age=${seconds}`, secure),
  drop: (name) => write(reply, name, '; HttpOnly; Max-Age=0', secure),
});

function write(reply: FastifyReply, name: string, valueAndLife: string, secure: boolean): void {
  reply.header('set-cookie', `${name}=${valueAndLife}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`);
}
