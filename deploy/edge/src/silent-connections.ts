import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without any request so far, which browsers open in advance. Node counts them as busy, so a
 * stopping server would wait for them as for a request.
 * @returns a function that closes them
 */
export function watchSilentConnections(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () => {
    for (const socket of silent) socket.destroy();
  };
}
