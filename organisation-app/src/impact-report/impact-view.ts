import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationId } from '@puente/contract/ids';
import { freshFor } from '../fresh-for.ts';

/** The year of the address; null for the present one, which the API knows. */
export function yearOf(address: URLSearchParams): number | null {
  const year = address.get('year') ?? '';
  return /^20\d{2}$/.test(year) ? Number(year) : null;
}

/** The report, as the page and its prefetch both ask for it. */
export const impactOf = (organization: OrganizationId, year: number | null) => ({
  ...organizationQueries.impact(organization, year),
  staleTime: freshFor,
});
