import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** As strict as the product's policy, so that a component that needs more fails here. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

/** Serves a folder on a free port. */
export async function servePlayground(folder: string): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://playground');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    readFile(join(folder, path)).then(
      (content) => {
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        response.setHeader('content-security-policy', policy);
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, server };
}
