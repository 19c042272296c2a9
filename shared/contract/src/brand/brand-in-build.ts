import file from '@puente/brand/brand.json' with { type: 'json' };
import type { BrandFile } from './brand-file.ts';

/** Brand in the browser: the build embeds the file here. */
const brand: Omit<BrandFile, 'colours'> = file;

export default brand;
