import type { CurrentUser } from '@puente/contract/entities/user';
import type { OrganizationId } from '@puente/contract/ids';

/** The user after an organisation that they act for got another name. */
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

/** The user after leaving an organisation. */
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

/** The user after creating an organisation: a coordinator has one, a project manager several. */
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
