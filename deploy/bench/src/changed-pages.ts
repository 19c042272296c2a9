import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '@puente/testing/free-port';

/** Returns the page without early responses, and without hints except the font's. */
export const stripHints = (html: string): string =>
  html
    .replace(/<link rel="preload"[^>]*as="(?:script|style|fetch)"[^>]*>\n?/g, '')
    .replace(/<script type="application\/json" id="early-answers".*?<\/script>\n?/s, '');

/** Returns the server's HTML with its styles only, like a static page. */
export const stripScripts = (html: string): string =>
  html
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*as="(?:script|fetch)"[^>]*>\n?/g, '')
    .replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>\n?/gs, '');

/** Serves the pages, files and calls of another address, with changed HTML. */
export async function startChangedPages(
  origin: string,
  change: (html: string) => string,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((incoming, answer) => {
    if (incoming.headers.accept?.includes('text/html')) void sendPage(origin, change, incoming, answer);
    else passOn(origin, incoming, answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

async function sendPage(
  origin: string,
  change: (html: string) => string,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  // Without the cookie: a page does not tell who is signed in but by its hints.
  const page = await fetch(origin + (incoming.url ?? '/'), { headers: { accept: 'text/html' } });
  const html = change(await page.text());
  answer.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
    'cache-control': 'no-store',
  });
  answer.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

function passOn(origin: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', origin);
  const onward = ask(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  onward.on('error', () => answer.writeHead(502).end());
  incoming.pipe(onward);
}
