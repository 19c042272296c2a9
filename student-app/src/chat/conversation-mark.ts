import type { Conversation } from '@puente/contract/entities/conversation';

/** Props for `OrganizationMark`: name and logo of the other side. */
export const markOf = ({ other: { name, logo } }: Pick<Conversation, 'other'>) => ({
  name,
  logo: logo === null ? null : { url: logo },
});
