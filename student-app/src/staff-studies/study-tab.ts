import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';

/** The two lists of /staff/estudios. */
export const studyTabs = ['universities', 'degrees'] as const;
export type StudyTab = (typeof studyTabs)[number];

export const tabOf = (search: URLSearchParams): StudyTab =>
  studyTabs.find((tab) => tab === search.get('tab')) ?? 'universities';

/** Page of a list at an address. The list that is not shown is at its first. */
export const pageOf = (tab: StudyTab, search: URLSearchParams): number =>
  tab === tabOf(search) ? pageNumber(search) : 1;

export const tabHref = (tab: StudyTab, page = 1): string =>
  href(
    'staffStudies',
    {},
    { tab: tab === 'universities' ? undefined : tab, page: page === 1 ? undefined : page },
  );
