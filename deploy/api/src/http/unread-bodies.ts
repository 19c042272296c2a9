import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** What is still read of a body whose request is answered already: the largest upload, at the speed of a fair connection. */
const most = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads a refused body to its end before the answer, and closes the connection when there is no end in sight. The
 * edge keeps its connections for the requests of everybody: what is left unread on one would keep the next user waiting.
 * A browser, too, reads its answer only once it has sent everything.
 */
export function readRefusedBodies(app: FastifyInstance, limits = most): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || raw.headers['content-length'] !== undefined;
    if (hasBody && !raw.readableEnded && !(await drained(raw, limits))) reply.header('connection', 'close');
  });
}

/** Whether the rest of a body was read within the limits. */
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
