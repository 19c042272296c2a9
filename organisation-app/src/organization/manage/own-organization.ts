import type { organizationsOf } from '@puente/contract/entities/organizations-of';

/** Organisation of the user, as stored in the session. */
export type OwnOrganization = ReturnType<typeof organizationsOf>[number];
