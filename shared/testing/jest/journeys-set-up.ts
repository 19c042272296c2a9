import { makeTemplate } from '../src/product-template.ts';

/** Before the first journey of a run. */
export default makeTemplate;
