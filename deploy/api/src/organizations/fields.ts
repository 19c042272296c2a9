import type { OrganizationUpdate } from '@puente/contract/forms/organization-data';
import { formColumns } from '../db/fields.ts';
import { organizations } from '../db/schema.ts';

/** Column of each field of the form that everybody reads. */
export const publicFields = {
  name: 'name',
  type: 'type',
  sector: 'sector',
  size: 'size',
  description: 'description',
  location: 'location',
  web: 'web',
  linkedin: 'linkedin',
  seeks_inclusion: 'seeksInclusion',
} as const;

/** Column of each field of the form that only the organisation's people and staff read. */
export const insiderFields = {
  reachedUsHow: 'reachedUsHow',
  contact_name: 'contactName',
  contact_mail: 'contactMail',
  contact_phone: 'contactPhone',
} as const;

const formFields = { ...publicFields, ...insiderFields, logo: 'logoId' } as const satisfies Record<
  Exclude<keyof OrganizationUpdate, 'brand'>,
  keyof typeof organizations.$inferSelect
>;

/** An unverified organisation has no talent access either. */
export const unverified = { verified: false, talentAccess: false } as const;

/** Maps a form to columns. A missing field keeps its value. */
export const columnsOf = ({ brand, ...form }: OrganizationUpdate) =>
  formColumns(
    organizations,
    { ...form, academic_profiles: brand?.academic_profiles },
    { ...formFields, academic_profiles: 'academicProfiles' },
  );
