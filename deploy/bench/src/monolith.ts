import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { assetPath, type ReleaseSet } from '@puente/federation/release-set';
import { monolithBuild, runBuild } from '@puente/federation-build/webpack';
import { manifestFolders } from '@puente/federation-build/webpack/read-manifest';
import { root } from '@puente/tooling/children';
import { freePort } from '@puente/testing/free-port';

const dist = join(root, '.cache/bench/monolith');
const apps = manifestFolders(root).filter((folder) => basename(folder) !== 'shell');

interface BuildReport {
  entry: string[];
  entryStyles: string[];
}

/**
 * The yardstick: the same sources as one ordinary build without federation, in the same HTML without any hints,
 * in front of the same API. Everything but the scripts and styles of the shell comes from the real front door.
 * @param edge address of the product that it stands beside
 */
export async function startMonolith(edge: string): Promise<{ url: string; stop: () => void }> {
  await runBuild(monolithBuild({ folder: join(root, 'shell'), apps, output: dist }));
  const report = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as BuildReport;
  const files = new Map<string, Buffer>();
  const server: Server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', edge).pathname;
    if (path.startsWith(assetPath('monolith')))
      sendFile(files, path.slice(assetPath('monolith').length), answer);
    else if (incoming.headers.accept?.includes('text/html')) void sendPage(edge, report, incoming, answer);
    else passOn(edge, incoming, answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

function sendFile(files: Map<string, Buffer>, name: string, answer: ServerResponse): void {
  const compressed =
    files.get(name) ??
    brotliCompressSync(readFileSync(join(dist, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  files.set(name, compressed);
  answer.writeHead(200, {
    'content-type': name.endsWith('.css')
      ? 'text/css'
      : name.endsWith('.js')
        ? 'text/javascript'
        : 'font/woff2',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  answer.end(compressed);
}

/** The front door's HTML with the monolith's scripts in place of the shell's, without early answers and preloads but the font's. */
async function sendPage(
  edge: string,
  report: BuildReport,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const page = await fetch(edge + (incoming.url ?? '/'), { headers: { accept: 'text/html' } });
  const html = await page.text();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const scripts = report.entry.map(
    (name) => `<script defer src="${assetPath('monolith', name)}" nonce="${nonce}"></script>`,
  );
  const styles = report.entryStyles.map(
    (name) => `<link rel="stylesheet" href="${assetPath('monolith', name)}">`,
  );
  const body = html
    .replace(/<link rel="preload"[^>]*as="(?:script|style|fetch)"[^>]*>\n?/g, '')
    .replace(/<script type="application\/json" id="early-answers".*?<\/script>\n?/s, '')
    // The font is the same file under the monolith's own address: only that one is hinted.
    .replace(/\/assets\/shell\/(figtree[^"]+)/g, `${assetPath('monolith')}$1`)
    .replace(/<link rel="stylesheet"[^>]*>\n?/g, '')
    .replace(/<script defer[^>]*><\/script>\n?/g, '')
    .replace('</head>', `${styles.join('')}${scripts.join('')}</head>`)
    .replace(
      /(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => open + knowTheMonolith(json) + close,
    );
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
    'cache-control': 'no-store',
  });
  answer.end(compressed);
}

/** The shell admits styles of the apps it knows: here the monolith is one, served from source. */
function knowTheMonolith(releaseSet: string): string {
  const set = JSON.parse(releaseSet) as ReleaseSet;
  set.apps['monolith'] = {
    version: 'dev',
    entry: '',
    styles: {},
    manifest: { name: 'monolith', routes: [], menu: [] },
  };
  return JSON.stringify(set).replaceAll('<', String.raw`\u003c`);
}

function passOn(edge: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', edge);
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
