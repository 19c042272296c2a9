import type { TalentOrganization } from './use-talent-access.ts';

type AtLeastOne = readonly [TalentOrganization, ...TalentOrganization[]];

/** In whose name a user looks: the organisation of the address, else the first of theirs that has access. */
export const actingFor = (search: URLSearchParams, organizations: AtLeastOne): TalentOrganization =>
  organizations.find(({ id }) => String(id) === search.get('organization')) ?? organizations[0];
