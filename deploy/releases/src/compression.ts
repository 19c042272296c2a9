import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Formats that are already compressed. Compressing them again costs the browser time and saves nothing. */
const alreadyCompressed = /\.(?:woff2?|png|jpe?g|gif|webp|avif|ico|mp4|webm|zip)$/;

export interface CompressedForms {
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses at the highest level: once per publication, for many downloads. Leaves out a form that is not smaller. */
export async function compressedForms(name: string, bytes: Buffer): Promise<CompressedForms> {
  if (alreadyCompressed.test(name)) return {};
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(br.length < bytes.length ? { br } : {}),
    ...(gz.length < bytes.length ? { gzip: gz } : {}),
  };
}
