import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type PreloadedData } from '@puente/contract/preloaded-data';
import { type EdgeOptions } from './edge.ts';
import { type ServedApp } from './served-app.ts';
import { StoredReleases } from './stored-releases.ts';
import { shell, startTestEdge, studentApp, type TestEdge } from './test-edge.ts';

/** Request from the edge to the renderer. */
interface Ask {
  path: string | undefined;
  apps: [string, string][];
  address: string;
  early: PreloadedData;
  isLast?: boolean;
}

/** For tests: a renderer that returns the address, and an edge that uses it. */
export interface RenderedProduct extends TestEdge {
  asks: Ask[];
  /** Warnings and errors in the log. */
  logged: unknown[];
  renderer: Server;
  /** Sets the renderer's responses from now on. */
  answer: (response: ServerResponse, ask: Ask) => unknown;
  /** Returns the HTML of a page. */
  open: (url?: string, headers?: Record<string, string>) => Promise<string>;
}

const shellWithHome = {
  ...shell,
  routes: [
    { name: 'home', path: '/' },
    { name: 'login', path: '/user/auth/login' },
    { name: 'secondFactor', path: '/user/auth/second-factor' },
  ],
  lazilyShared: ['@puente/design-system/field'],
};
export const publicSite = {
  app: 'public-site',
  routes: [
    { name: 'universities', path: '/universidades', data: ['/api/students/count'] },
    { name: 'post', path: '/posts/:slug', title: 'Blog' },
    { name: 'plain', path: '/plain' },
    { name: 'asking', path: '/asking', guard: 'askLogin' as const },
    { name: 'staff', path: '/staff', roles: ['staff'] },
  ],
  pageShared: { universities: ['@puente/design-system/field'] },
};
const otherSite = { app: 'other-site', routes: [{ name: 'other', path: '/other' }] };
/** Adds unknown fields to the release. The edge must ignore them. */
const withServerBuild = ['shell', 'public-site'];
const renderedRoutes = ['home', 'universities', 'post', 'asking', 'staff', 'other'];

/** Starts the product. Its pages wait long by default, so that a busy machine renders them. */
export async function startRenderedProduct({
  renderedPages,
  ...options
}: Partial<EdgeOptions> = {}): Promise<RenderedProduct> {
  let stored: StoredReleases | undefined;
  const renderer = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end();
    void json(request).then((body) => {
      const ask = { path: `${request.method} ${request.url}`, ...(body as Omit<Ask, 'path'>) };
      product.asks.push(ask);
      product.answer(response, ask);
    });
  });
  const origin = await listening(renderer);
  const logged: unknown[] = [];
  const edge = await startTestEdge({
    renderers: [origin],
    renderedPages: { waitMs: 4_000, ...renderedPages },
    releases: {
      async current(log) {
        stored ??= new StoredReleases(edge.store, 'production');
        return (await stored.current(log)).map(asRendered);
      },
      async canary(log) {
        const canary = await stored?.canary(log);
        return canary && { ...canary, served: asRendered(canary.served) };
      },
    },
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(troubleIn(line)) } },
    ...options,
  });
  const product: RenderedProduct = {
    ...edge,
    asks: [],
    logged,
    renderer,
    answer: (response, { address }) => html(response, `<main>${address}</main>`),
    async open(url = '/', headers = {}) {
      return (await edge.edge.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
    },
    async close() {
      await edge.close();
      await stop(renderer);
    },
  };
  for (const fake of [shellWithHome, publicSite, otherSite, studentApp]) await product.release(fake);
  return product;
}

function asRendered(app: ServedApp): ServedApp {
  const routes = app.manifest.routes.map((route) =>
    renderedRoutes.includes(route.name) ? { ...route, rendered: true as const } : route,
  );
  return { ...app, rendered: withServerBuild.includes(app.app), manifest: { ...app.manifest, routes } };
}

const troubleIn = (line: string): unknown => (JSON.parse(line) as { trouble?: unknown }).trouble;

export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Sends a page as the renderer would. */
export const html = (response: ServerResponse, text: string, more: object = {}) =>
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ html: text, ...more }));

/** HTML of a rendered page. */
export const drawn = (address: string) => `<div id="root"><main>${address}</main></div>`;
export const fromClient = '<div id="root"></div><noscript>';

export const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
