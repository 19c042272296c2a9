export * from '../../testing/pages/app-pages.tsx';
import { openPageOf } from '../../testing/pages/app-pages.tsx';
import manifest from '../app.manifest.json' with { type: 'json' };
import pages from '../src/pages.ts';

export const openPage = openPageOf(manifest, pages);
