import type { OrganizationId } from '@puente/contract/ids';
import type { ListControls } from '@puente/platform/list-page';
import type { companySearch, CompanyTab } from './company-search.ts';

/** A list of organisations on the page. */
export interface CompanyList {
  tab: CompanyTab;
  /** IDs of the organisations that the student follows. */
  followed: readonly OrganizationId[];
  controls: ListControls<keyof typeof companySearch.filters>;
}
