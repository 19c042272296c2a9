import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);

/** Formats that are already compressed. Compressing them again costs the browser time and saves nothing. */
const alreadyCompressed = /\.(?:woff2?|png|jpe?g|gif|webp|avif|ico|mp4|webm|zip)$/;

/** Tells whether a file of this name is worth compressing. */
export const mayHaveForms = (name: string): boolean => !alreadyCompressed.test(name);

export interface CompressedForms {
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses at the highest level: once per publication, for many downloads. Leaves out a form that is not smaller. */
export async function compressedForms(name: string, bytes: Buffer): Promise<CompressedForms> {
  if (!mayHaveForms(name)) return {};
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

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Tells whether a compressed form is one of these bytes. */
export const isFormOf = (encoding: keyof typeof decompress, form: Buffer, bytes: Buffer): Promise<boolean> =>
  decompress[encoding](form, { maxOutputLength: bytes.length + 1 }).then(
    (content) => content.equals(bytes),
    // Cut, not of this format, or larger.
    () => false,
  );

/** Name of a dictionary: its SHA-256, in hex. */
export const dictionaryName = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Start of each delta (RFC 9842): the header of a zstd frame that decoders skip. 32 bytes follow, the dictionary's hash. */
const deltaMagic = Buffer.from('5e2a4d1820000000', 'hex');

/** From level 20 a compression takes more memory and saves nothing in files of this size. */
const deltaLevel = 19;

/**
 * Compresses with another version of the file as the dictionary, in the format `dcz` of RFC 9842. The known size makes
 * the window as large as the file, which stays below the 8 MB that browsers accept.
 */
export async function deltaForm(bytes: Buffer, dictionary: Buffer): Promise<Buffer> {
  const frame = await zstdAsync(bytes, {
    dictionary,
    pledgedSrcSize: bytes.length,
    params: { [constants.ZSTD_c_compressionLevel]: deltaLevel },
  });
  return Buffer.concat([deltaMagic, Buffer.from(dictionaryName(dictionary), 'hex'), frame]);
}
