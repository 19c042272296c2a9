import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Bytes that a connection transfers before it stalls. */
const half = 1_000_000;

export interface StallingProxy {
  /** For the browser's `proxy` option. */
  proxy: { server: string; bypass: string };
  /** Stalls every later connection after a megabyte. Resolves when one stalls. */
  stick: () => Promise<void>;
  /** Closes the stalled connections; later ones work again. */
  cut: () => void;
  close: () => void;
}

/** SOCKS proxy that can stall the browser's uploads until they are cut. */
export async function stallingProxy(): Promise<StallingProxy> {
  let sticks = false;
  let onStuck: (() => void) | undefined;
  const open = new Set<Socket>();
  const stuck = new Set<Socket>();
  const server = createServer((browser) => {
    open.add(browser);
    browser.once('close', () => open.delete(browser)).on('error', () => browser.destroy());
    // Request no password; then read version, command, zero, address type, host with its length, and port.
    browser.once('data', () => {
      browser.write(Buffer.from([5, 0]));
      browser.once('data', (request: Buffer) => {
        const named = request[3] === 3;
        const end = named ? 5 + (request[4] ?? 0) : 8;
        const host = named ? request.toString('latin1', 5, end) : request.subarray(4, end).join('.');
        const product = connect(request.readUInt16BE(end), host);
        product.on('error', () => browser.destroy()).pipe(browser);
        browser.once('close', () => product.destroy());
        browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
        let sent = 0;
        browser.on('data', (part: Buffer) => {
          sent += part.length;
          product.write(part);
          if (!sticks || sent < half) return;
          stuck.add(browser);
          browser.pause();
          onStuck?.();
        });
        browser.once('end', () => product.end());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `socks5://127.0.0.1:${port}`, bypass: '<-loopback>' },
    stick() {
      sticks = true;
      return new Promise((resolve) => (onStuck = resolve));
    },
    cut() {
      sticks = false;
      for (const socket of stuck) socket.destroy();
      stuck.clear();
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
