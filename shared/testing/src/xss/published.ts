import { createRequire } from 'node:module';
import type { Vector } from './vector.ts';

interface Fixture {
  title?: string;
  payload: string;
}

const fixtures = createRequire(import.meta.url)('dompurify-fixtures/test/fixtures/expect.js') as Fixture[];

/** DOMPurify's own fixtures: decisions/002-hostile-html.md names the package, its version and its licence. */
export const published: readonly Vector[] = fixtures.map(({ title, payload }, index) => ({
  name: `DOMPurify ${index + 1}${title ? `: ${title}` : ''}`,
  html: payload,
}));
