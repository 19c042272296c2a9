import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type BrandFile, brandFile } from './brand-file.ts';

/** The owner's folder: brand.json, logo.svg, icon.svg. `BRAND_DIR` replaces ours. */
export const brandFolder: string = process.env['BRAND_DIR']
  ? resolve(process.env['BRAND_DIR'])
  : dirname(createRequire(import.meta.url).resolve('@puente/brand/brand.json'));

/** @throws an error that names the file and each field that is wrong */
function readBrand(): BrandFile {
  const path = join(brandFolder, 'brand.json');
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON: ${String(error)}`, { cause: error });
  }
  const parsed = brandFile.safeParse(content);
  if (!parsed.success) throw new Error(`${path} is not a valid brand.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export default readBrand();
