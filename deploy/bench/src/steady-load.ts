import { connect } from 'node:net';

/** Connections that ask at the same time. */
const connections = 64;

/**
 * Asks for an address for some seconds, over connections that stay open. Reads nothing of a response but its length, so
 * that the client costs little.
 * @returns number of responses
 */
export async function askSteadily(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askOver({ hostname, port: Number(port) }, request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Opens another connection when the server ends one, as nginx does after a thousand requests. Rejects when a connection
 * ends without a response, or a response has no length.
 */
async function askOver(
  server: { hostname: string; port: number },
  request: string,
  until: number,
): Promise<number> {
  let total = 0;
  do total += await askOverOne(server, request, until);
  while (performance.now() < until);
  return total;
}

const askOverOne = (
  { hostname, port }: { hostname: string; port: number },
  request: string,
  until: number,
): Promise<number> =>
  new Promise((resolve, reject) => {
    let count = 0;
    let left = 0;
    const socket = connect(port, hostname, () => socket.write(request));
    socket.on('data', (part) => {
      left = (left === 0 ? lengthOf(part) : left) - part.length;
      if (Number.isNaN(left)) socket.destroy(new Error('A response has no length.'));
      if (left !== 0) return;
      count += 1;
      if (performance.now() < until) socket.write(request);
      else socket.destroy();
    });
    socket.on('error', reject);
    socket.on('end', () => {
      if (count === 0) reject(new Error('The server closed a connection without a response.'));
    });
    socket.on('close', () => resolve(count));
  });

/** Length of the response that begins with this part, with its headers. NaN when it does not say. */
function lengthOf(part: Buffer): number {
  const head = part.toString('latin1');
  const end = head.indexOf('\r\n\r\n');
  const length = head.startsWith('HTTP/1.1 304') ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  return end < 0 ? Number.NaN : end + 4 + length;
}
