import { parseCookie } from 'cookie';
import { type FastifyRequest } from 'fastify';

/**
 * Tells whether the browser has a session. The session is in a cookie that only the API reads; a second cookie says
 * that it exists.
 */
export const hasSession = ({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): boolean =>
  Boolean(parseCookie(cookie ?? '')['u4iRememberMe']);
