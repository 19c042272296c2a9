import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyPluginCallback } from 'fastify';
import { type BrandFile } from '@puente/contract/brand/brand-file';
import { notFound, svgPolicy } from './assets.ts';
import { tag } from './html.ts';

/** Fields of the brand file that browsers need. */
export type Brand = Pick<BrandFile, 'name' | 'slug' | 'description' | 'colours'>;

/** Icons that are rendered from icon.svg: name -> side in pixels. */
const drawn: Record<string, number> = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-touch-icon.png': 180,
};

interface BrandOptions {
  brand: Brand;
  /** The owner's folder, which holds icon.svg. */
  folder: string;
}

/**
 * Serves `/manifest.webmanifest` and the icons under `/brand/`, with which a browser can install the product as an app.
 */
export const brandFiles: FastifyPluginCallback<BrandOptions> = (app, { brand, folder }, done) => {
  const icons = new Map<string, Promise<Buffer>>();

  app.get('/manifest.webmanifest', (_, reply) =>
    reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      .send(JSON.stringify(webManifest(brand))),
  );

  app.get<{ Params: { file: string } }>('/brand/:file', async ({ params: { file } }, reply) => {
    const side = Object.hasOwn(drawn, file) ? drawn[file] : undefined;
    if (file !== 'icon.svg' && side === undefined) return notFound(reply);
    const bytes = await iconFile(file, side);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return reply
      .headers({
        'content-type': side === undefined ? 'image/svg+xml' : 'image/png',
        'cache-control': 'public, max-age=86400',
        // Badges name a PNG, which wallets and verifiers show on their pages.
        ...(side !== undefined && { 'cross-origin-resource-policy': 'cross-origin' }),
        etag,
        'content-security-policy': svgPolicy,
      })
      .send(bytes);
  });

  function iconFile(file: string, side: number | undefined): Promise<Buffer> {
    const known = icons.get(file);
    if (known) return known;
    const made = draw(join(folder, 'icon.svg'), side);
    icons.set(file, made);
    made.catch(() => icons.delete(file));
    return made;
  }

  done();
};

async function draw(path: string, side: number | undefined): Promise<Buffer> {
  const svg = await readFile(path);
  if (side === undefined) return svg;
  // Loaded with the first request for an icon: most page views need none.
  const { default: sharp } = await import('sharp');
  return sharp(svg, { density: 300 }).resize(side, side).png().toBuffer();
}

const webManifest = ({ name, description, colours: { paper } }: Brand) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: 'es',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper[0],
  theme_color: paper[0],
  icons: [
    { src: '/brand/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** The owner's colours as CSS. They are in no cascade layer, so they override the tokens. */
export function brandStyles({ colours }: Brand): string {
  const declarations = Object.entries(colours).map(
    ([name, [light, dark]]) => `--pt-${name}:light-dark(${light},${dark})`,
  );
  return `:root{${declarations.join(';')}}`;
}

/** Elements of the head with the owner's colours and icons. The page's policy admits the style by its hash. */
export function brandElements(brand: Brand): string[] {
  const [light, dark] = brand.colours.paper;
  return [
    tag('meta', { name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' }),
    `<style>${brandStyles(brand)}</style>`,
    tag('link', { rel: 'icon', href: '/brand/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
  ];
}
