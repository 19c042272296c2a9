import { companyPages } from './company-pages.ts';
import type { PagesOfList } from './pages-of-list.ts';
import { postPages } from './post-pages.ts';
import { projectPages } from './project-pages.ts';
import { workPages } from './work-pages.ts';

/** Every list with indexed pages, for the sitemap. An app imports only its own. */
export const allListPages: readonly PagesOfList[] = [projectPages, workPages, companyPages, postPages];
