import { talentQueries } from '@puente/client/talent';

/** Query for a page of the student's invitations. The section and its prefetch share it, so that one request is enough. */
export const ownInvitations = (page: number) => talentQueries.invitations({ pagination: { page } });
