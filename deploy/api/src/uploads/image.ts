import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import { limits } from '@puente/contract/limits';

/** An image as it is stored. */
export interface Kept {
  path: string;
  width: number;
  height: number;
  size: number;
}

/** Smaller copies, by the length of their longest side. */
const copies = { thumbnail: 245, medium: 750 } as const;
export type CopyName = keyof typeof copies;

const formatOf = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'heif' } as const;
export type RasterExtension = keyof typeof formatOf;
export const isRaster = (extension: string): extension is RasterExtension =>
  Object.hasOwn(formatOf, extension);

/** The image has more pixels than any camera makes: decoded, it could fill the memory. */
export class TooManyPixels extends Error {}

export interface Reencoded {
  whole: Kept;
  smaller: Partial<Record<CopyName, Kept>>;
}

/**
 * Decodes an image and writes it again next to the original: upright, at most as large as it is ever shown, and with
 * pixels only. Drops the location, the device and other hidden data. Call it in a process that may be killed
 * (`file-workers.ts`).
 * @throws TooManyPixels, or the decoder's error for a broken file; leftovers' names begin with `path`
 */
export async function reencode(path: string, extension: RasterExtension): Promise<Reencoded> {
  const sharp = await decoder();
  const format = formatOf[extension];
  const source = sharp(path, { failOn: 'error', limitInputPixels: limits.image.megapixels * 1_000_000 });
  const found = await source.metadata().catch(asTooManyPixels);
  if (
    found.format !== format ||
    (found.compression !== undefined && format === 'heif' && found.compression !== 'av1')
  ) {
    throw new Error('The picture is not what its extension says.');
  }
  const whole = await write(source.autoOrient(), limits.image.side, extension, `${path}.whole`);
  const smaller: Reencoded['smaller'] = {};
  for (const [name, side] of Object.entries(copies) as [CopyName, number][]) {
    if (whole.width <= side && whole.height <= side) continue;
    smaller[name] = await write(sharp(whole.path), side, extension, `${path}.${name}`);
  }
  return { whole, smaller };
}

async function write(source: Sharp, side: number, extension: RasterExtension, path: string): Promise<Kept> {
  const sized = source.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const { width, height, size } = await encoded(sized, extension).toFile(path).catch(asTooManyPixels);
  return { path, width, height, size };
}

function encoded(picture: Sharp, extension: RasterExtension): Sharp {
  switch (extension) {
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'jpg':
    case 'jpeg':
      return picture.jpeg({ quality: 82, progressive: true });
    case 'webp':
      return picture.webp({ quality: 82 });
    case 'avif':
      // More effort saves little and takes seconds.
      return picture.avif({ quality: 60, effort: 2 });
  }
}

function asTooManyPixels(error: unknown): never {
  throw error instanceof Error && /pixel limit/i.test(error.message) ? new TooManyPixels() : error;
}

let loaded: Promise<typeof sharpLibrary> | undefined;

/** Loads the decoder with the first image. It reads only the four accepted formats. */
function decoder(): Promise<typeof sharpLibrary> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    const readers = ['JpegFile', 'PngFile', 'WebpFile', 'HeifFile'].map((kind) => `VipsForeignLoad${kind}`);
    sharp.unblock({ operation: readers });
    sharp.cache(false);
    // One picture keeps one processor busy at most.
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
