import type { Conversation } from '@puente/contract/entities/conversation';

/** The other side's picture, for `OrganizationMark`. */
export const markOf = ({ other: { name, logo } }: Pick<Conversation, 'other'>) => ({
  name,
  logo: logo === null ? null : { url: logo },
});
