import { resolve } from 'node:path';

/** Folder of an owner's own brand (`BRAND_DIR`), which replaces @puente/brand. */
export const ownBrandFolder = (): string | undefined =>
  process.env['BRAND_DIR'] ? resolve(process.env['BRAND_DIR']) : undefined;

export function ownBrand(): Record<string, string> {
  const folder = ownBrandFolder();
  return folder === undefined ? {} : { '@puente/brand': folder };
}
