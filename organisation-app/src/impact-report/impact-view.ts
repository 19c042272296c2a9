import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationId } from '@puente/contract/ids';
import { freshFor } from '../fresh-for.ts';

/** Reads the year from the address; null for the current year, which the API knows. */
export function yearOf(address: URLSearchParams): number | null {
  const year = address.get('year') ?? '';
  return /^20\d{2}$/.test(year) ? Number(year) : null;
}

/** Query for the report, shared by the page and its prefetch. */
export const impactOf = (organization: OrganizationId, year: number | null) => ({
  ...organizationQueries.impact(organization, year),
  staleTime: freshFor,
});
