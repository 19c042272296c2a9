import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Limits for reading the rest of a body after the response: the largest upload, at the speed of an average connection.
 */
const most = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads a refused body to its end before responding. Closes the connection when the body exceeds the limits. The edge
 * reuses its connections for all users, so unread bytes would delay the next one. A browser, too, reads the response
 * only once it has sent everything.
 */
export function readRefusedBodies(app: FastifyInstance, limits = most): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || raw.headers['content-length'] !== undefined;
    if (hasBody && !raw.readableEnded && !(await drained(raw, limits))) reply.header('connection', 'close');
  });
}

/** Reads the rest of a body. Tells whether it ended within the limits. */
function drained(body: IncomingMessage, limits: typeof most): Promise<boolean> {
  return new Promise((resolve) => {
    let read = 0;
    const finish = () => settle(true);
    const count = (chunk: Buffer) => {
      read += chunk.length;
      if (read > limits.bytes) settle(false);
    };
    const timer = setTimeout(() => settle(false), limits.milliseconds);
    function settle(isRead: boolean): void {
      clearTimeout(timer);
      body.off('data', count).off('end', finish).off('close', finish);
      resolve(isRead);
    }
    if (body.destroyed) return settle(true);
    // The parser of a refused form takes nothing more, and would hold the rest back.
    body.unpipe();
    body.on('data', count).on('end', finish).on('close', finish).resume();
  });
}
