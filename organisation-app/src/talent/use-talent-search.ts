import * as studentQueries from '@puente/client/student-queries';
import { useListSearch } from '@puente/platform/list-page';
import type { Search } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { talentSearch } from './talent-search.ts';

/** Search in the address, with functions to change it. */
export const useTalentSearch = () => useListSearch(talentSearch, { keeps: ['organization'] });

export type TalentControls = ReturnType<typeof useTalentSearch>;

/** Loads a page of the students that a search finds. */
export const useTalentList = (search: Search) =>
  useQuery(studentQueries.talent(talentSearch.toQuery(search)));
