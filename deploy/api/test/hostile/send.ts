import { Agent, request } from 'node:http';
import { type Attempt, encode } from './attempts.ts';

export interface Reply {
  status: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Sends exactly the given request: `fetch` would normalise addresses. Half a minute without a response means that the
 * server hangs.
 */
export async function send(
  address: string,
  method: string,
  attempt: Attempt,
  token: string | undefined,
): Promise<Reply> {
  try {
    return await sendOnce(address, method, attempt, token, agent);
  } catch (error) {
    if (!hasHungUp(error)) throw error;
    // The server closes a connection after a request that was no HTTP, maybe when the next one is already under way on it.
    // On a connection of its own, nothing but the request itself can be the reason.
    return sendOnce(address, method, attempt, token, false);
  }
}

/** A path as it is sent: characters that an address cannot contain are escaped, and three times as long. */
export const escaped = (path: string): string => path.replace(/[^\x21-\x7e]+/gu, encode);

export const hasHungUp = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

const sendOnce = (
  address: string,
  method: string,
  { path, body }: Attempt,
  token: string | undefined,
  through: Agent | false,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const asked = request({
      hostname,
      port,
      method,
      agent: through,
      timeout: 30_000,
      path: escaped(path),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      },
    });
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      // A stream goes on by itself.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        resolve({ status: response.statusCode ?? 0, text: '' });
        return void response.destroy();
      }
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('No answer within 30 s.')));
    asked.on('error', reject);
    asked.end(bytes);
  });
