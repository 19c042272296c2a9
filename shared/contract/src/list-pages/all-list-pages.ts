import { companyPages } from './company-pages.ts';
import type { PagesOfList } from './pages-of-list.ts';
import { postPages } from './post-pages.ts';
import { projectPages } from './project-pages.ts';
import { workPages } from './work-pages.ts';

/** Every list with pages of its own, for the site map. An app imports its own alone. */
export const allListPages: readonly PagesOfList[] = [projectPages, workPages, companyPages, postPages];
