/** Name and owner of the product, from the owner's brand.json (brand/README.md). Servers read the file; pages have it built in. */
import type { BrandFile } from './brand/brand-file.ts';

import file from '#brand';

export const brand: Pick<BrandFile, 'name' | 'slug' | 'description' | 'legalOwner' | 'contact'> = file;

export type { OwnerSupplied } from './brand/brand-file.ts';
