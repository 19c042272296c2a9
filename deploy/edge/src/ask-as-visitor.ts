import { type FastifyRequest } from 'fastify';
import { forwarded } from './api-proxy.ts';

/**
 * Makes a call of the API with the session of a visitor, as their browser would.
 * @param address with the origin of an API process
 * @throws when the API cannot be reached, or takes longer than `timeoutMs`
 */
export async function askAsVisitor(
  address: string,
  request: FastifyRequest,
  timeoutMs: number,
): Promise<{ response: Response; text: string }> {
  const { cookie = '', 'user-agent': browser } = request.headers;
  const response = await fetch(address, {
    headers: {
      accept: 'application/json',
      cookie,
      ...(browser !== undefined && { 'user-agent': browser }),
      ...forwarded(request),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { response, text: await response.text() };
}
