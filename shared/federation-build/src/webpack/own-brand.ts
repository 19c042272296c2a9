import { resolve } from 'node:path';

/** Folder of the owner who runs the product under a brand of their own (`BRAND_DIR`), in the place of @puente/brand. */
export const ownBrandFolder = (): string | undefined =>
  process.env['BRAND_DIR'] ? resolve(process.env['BRAND_DIR']) : undefined;

export function ownBrand(): Record<string, string> {
  const folder = ownBrandFolder();
  return folder === undefined ? {} : { '@puente/brand': folder };
}
