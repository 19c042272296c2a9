import type { FastifyCookieOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie with the session's token, unreadable to scripts. */
const tokenCookie = 'token';
/**
 * Cookie that tells the page's scripts that there is a session, and whether it outlives the browser. Scripts and the
 * edge know it by this name. It grants no access.
 */
const rememberCookie = 'u4iRememberMe';

export const rememberedSeconds = 30 * 24 * 60 * 60;

/** Default options of the API's cookies. */
export const cookieOptions = (secure: boolean): FastifyCookieOptions => ({
  parseOptions: { path: '/', sameSite: 'lax', httpOnly: true, secure },
});

/** Characters of tokens. Any other text opens no session and must not reach the database. */
const tokenPattern = /^[\w.~+/=-]+$/;

/** Sets a cookie, except in a response to HEAD: HEAD must not change anything in the browser either. */
const set: Write<'setCookie'> = (reply, ...cookie) => {
  if (reply.request.method !== 'HEAD') reply.setCookie(...cookie);
};
const clear: Write<'clearCookie'> = (reply, ...cookie) => {
  if (reply.request.method !== 'HEAD') reply.clearCookie(...cookie);
};
type Write<Name extends 'setCookie' | 'clearCookie'> = (
  reply: FastifyReply,
  ...cookie: Parameters<FastifyReply[Name]>
) => void;

/** Short-lived signed cookies, unreadable to scripts, with the state of a login at a provider. */
export interface Jar {
  cookie: (name: string) => string | undefined;
  keep: (name: string, value: string, seconds: number) => void;
  drop: (name: string) => void;
}

export interface Cookies {
  token: (request: Pick<FastifyRequest, 'cookies'>) => string | undefined;
  /** Sets both cookies of a session, for 30 days or until the browser closes (specification §9). */
  remember: (reply: FastifyReply, token: string, rememberMe: boolean) => void;
  forget: (reply: FastifyReply) => void;
  /** Tells whether the browser sent either cookie of a session, whatever its value. */
  areThere: (request: Pick<FastifyRequest, 'cookies'>) => boolean;
  jar: (request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply) => Jar;
}

/**
 * The cookies of the API. Over https their names begin with `__Host-`: no neighbouring site, and nobody on an
 * unencrypted network, can set such a cookie (RFC 6265bis 4.1.3). Over http browsers would reject the name.
 */
export function makeCookies(secure: boolean): Cookies {
  const named = (name: string): string => (secure ? `__Host-${name}` : name);
  return {
    token: ({ cookies }) => {
      const token = cookies[named(tokenCookie)];
      return token !== undefined && tokenPattern.test(token) ? token : undefined;
    },
    remember: (reply, token, rememberMe) => {
      const life = rememberMe ? { maxAge: rememberedSeconds } : {};
      set(reply, named(tokenCookie), token, life);
      set(reply, rememberCookie, String(rememberMe), { ...life, httpOnly: false });
    },
    forget: (reply) => {
      clear(reply, named(tokenCookie));
      clear(reply, rememberCookie, { httpOnly: false });
    },
    areThere: ({ cookies }) => named(tokenCookie) in cookies || rememberCookie in cookies,
    jar: ({ cookies }, reply) => ({
      cookie: (name) => cookies[named(name)],
      keep: (name, value, seconds) => set(reply, named(name), value, { maxAge: seconds }),
      drop: (name) => clear(reply, named(name)),
    }),
  };
}
