import type { GivenOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { audiences } from '@puente/contract/constants/audiences';
import { competenceScale, competenceSections } from '@puente/contract/constants/competences';
import { goals } from '@puente/contract/constants/goals';
import { interestCategories, interests } from '@puente/contract/constants/interests';
import { programs, universityCodes } from '@puente/contract/constants/programs';
import { provinces } from '@puente/contract/constants/provinces';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { resourcePurposes } from '@puente/contract/constants/resources';
import { situations } from '@puente/contract/constants/situations';
import { statuses } from '@puente/contract/constants/statuses';
import { studyTypes } from '@puente/contract/constants/study-types';
import { workDeadlines } from '@puente/contract/constants/work-deadlines';

/** The lists of specification §9, and the labels of §3, as GET /api/constants returns them. */
export const constantLists: GivenOf<Calls['GET /api/constants']>['data'] = {
  provinces: [...provinces],
  ways_of_reaching: [...waysOfReaching],
  work_deadlines: [...workDeadlines],
  study_types: [...studyTypes],
  interests: [...interests],
  interest_categories: [...interestCategories],
  programs,
  universities_by_code: universityCodes,
  situations,
  goals,
  statuses,
  audiences,
  resource_purposes: resourcePurposes,
  competences: {
    scale: [...competenceScale],
    sections: competenceSections.map((section) => ({ ...section, items: [...section.items] })),
  },
};
