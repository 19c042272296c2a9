import { combinations } from './combinations.ts';
import { mutations } from './mutations.ts';
import { published } from './published.ts';
import { techniques } from './techniques.ts';

export type { Vector } from './vector.ts';

/** All hostile HTML there is: see decisions/002-hostile-html.md. */
export const hostileHtml = [...published, ...techniques, ...mutations, ...combinations];
