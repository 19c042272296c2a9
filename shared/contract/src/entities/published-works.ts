import { mostPublishedWorks } from '../most-published-works.ts';
import type { CurrentUser } from './user.ts';

/** Whether a student may publish one more: drafts do not count. */
export const mayPublishWork = (user: Pick<CurrentUser, 'details'> | null): boolean =>
  (user?.details?.tfxs?.filter(({ isDraft }) => !isDraft).length ?? 0) < mostPublishedWorks;
