import type { CurrentUser } from './user.ts';

/**
 * Works that one student has in the repository at a time, at most (specification §9); `limits` has it as well.
 * In a file of its own: the header of every page asks, and need not load all limits for it.
 */
export const mostPublishedWorks = 4;

/** Whether a student may publish one more: drafts do not count. */
export const mayPublishWork = (user: Pick<CurrentUser, 'details'> | null): boolean =>
  (user?.details?.tfxs?.filter(({ isDraft }) => !isDraft).length ?? 0) < mostPublishedWorks;
