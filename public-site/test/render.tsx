export * from '@puente/testing/pages/app-pages';
export * from '@puente/testing/pages/records';
import { openPageOf } from '@puente/testing/pages/app-pages';
import manifest from '../app.manifest.json' with { type: 'json' };
import pages from '../src/pages.ts';

export const openPage = openPageOf(manifest, pages);
