import { talentQueries } from '@puente/client/talent';

/** A page of the student's invitations: the section and its prefetch both ask with this, so that they ask once. */
export const ownInvitations = (page: number) => talentQueries.invitations({ pagination: { page } });
