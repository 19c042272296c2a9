import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { type ConnectionError } from 'fastify';

/** Time during which the rest of a request is read and dropped, in milliseconds. */
const goodbye = 1_000;

/** Connections that have got their response and are about to close. */
const answered = new WeakSet<Socket>();

/**
 * Responds to a request that Node's parser refuses: 431 too large, 408 too slow, 400 not HTTP. Closes the connection
 * once the client has closed, or after a second. An immediate close with unread bytes would reset the connection and
 * lose the response.
 */
export function answerUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (answered.has(socket)) return;
  answered.add(socket);
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, text } = reasonOf(code);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: text/plain; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  const last = setTimeout(() => socket.destroy(), goodbye).unref();
  socket.once('close', () => clearTimeout(last));
}

function reasonOf(code: string): { status: number; text: string } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, text: 'La petición es demasiado grande.\n' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, text: 'La petición ha tardado demasiado en llegar.\n' };
  return { status: 400, text: 'La petición no se entiende.\n' };
}
