import { mostPublishedWorks } from '../most-published-works.ts';
import type { CurrentUser } from './user.ts';

/** Tells whether a student may publish another work. Drafts do not count. */
export const mayPublishWork = (user: Pick<CurrentUser, 'details'> | null): boolean =>
  (user?.details?.tfxs?.filter(({ isDraft }) => !isDraft).length ?? 0) < mostPublishedWorks;
