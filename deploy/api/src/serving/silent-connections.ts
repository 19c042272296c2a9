import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Gives what closes connections on which nothing has come yet: opened ahead, or for a request whose caller left meanwhile.
 * Node counts them as busy, and a server that closes would wait for their first request.
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
