import type { CurrentUser } from '@puente/contract/entities/user';
import type { OrganizationId } from '@puente/contract/ids';

/** Returns the user with a renamed organisation. */
export function renamed(user: CurrentUser, changed: { id: OrganizationId; name: string }): CurrentUser {
  const { details } = user;
  if (!details) return user;
  return {
    ...user,
    details: {
      ...details,
      ...(details.organization?.id === changed.id && { organization: changed }),
      ...(details.organizations && {
        organizations: details.organizations.map((known) => (known.id === changed.id ? changed : known)),
      }),
    },
  };
}

/** Returns the user without an organisation that they have left. */
export function withoutOrganization(user: CurrentUser, left: OrganizationId): CurrentUser {
  const { details } = user;
  if (!details) return user;
  return {
    ...user,
    details: {
      ...details,
      ...(details.organization?.id === left && { organization: null }),
      ...(details.organizations && {
        organizations: details.organizations.filter(({ id }) => id !== left),
      }),
    },
  };
}

/** Returns the user with a new organisation. It replaces the one of a coordinator; project managers can have several. */
export function withOrganization(
  user: CurrentUser,
  created: { id: OrganizationId; name: string },
): CurrentUser {
  const { details } = user;
  if (!details) return user;
  return {
    ...user,
    details:
      user.profileType === 'projectManager'
        ? { ...details, organizations: [...(details.organizations ?? []), created] }
        : { ...details, organization: created },
  };
}
