import { removeTemplate } from '../src/product-template.ts';

/** After the last journey of a run. */
export default removeTemplate;
