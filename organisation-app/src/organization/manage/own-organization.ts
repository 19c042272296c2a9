import type { organizationsOf } from '@puente/contract/entities/organizations-of';

/** One of those that the user acts for, as the session knows it. */
export type OwnOrganization = ReturnType<typeof organizationsOf>[number];
