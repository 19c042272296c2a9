import file from '@puente/brand/brand.json' with { type: 'json' };
import type { BrandFile } from './brand-file.ts';

/** For browsers: the build puts the file itself here. */
const brand: Omit<BrandFile, 'colours'> = file;

export default brand;
