import type { TalentOrganization } from './use-talent-access.ts';

type AtLeastOne = readonly [TalentOrganization, ...TalentOrganization[]];

/** Returns the organisation in whose name the user acts: the one in the address, otherwise the first one with access. */
export const actingFor = (search: URLSearchParams, organizations: AtLeastOne): TalentOrganization =>
  organizations.find(({ id }) => String(id) === search.get('organization')) ?? organizations[0];
