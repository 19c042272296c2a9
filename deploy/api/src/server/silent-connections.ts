import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without any request so far: opened in advance, or for a request that was cancelled. Node counts
 * them as busy, so a closing server would wait for their first request. Returns a function that closes them.
 */
export function watchSilentConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
