import type { OrganizationData, OrganizationUpdate } from '@puente/contract/forms/organization-data';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { FileId, OrganizationId } from '@puente/contract/ids';
import { request } from './http.ts';
import { uploadFile } from './upload.ts';

/** A logo that was chosen just now, or the id of one that was uploaded; an untouched field, or an empty file, is none. */
type Chosen = { logo?: File | FileId | null | undefined };

export const createOrganization = async ({ logo, ...data }: Omit<OrganizationData, 'logo'> & Chosen) =>
  request('POST /api/organizations', { body: { data: { ...data, ...(await uploaded(logo)) } } });

/**
 * The logo is uploaded only when a new one was chosen; otherwise the update leaves it out (specification §5). `base` is the
 * version that was read.
 */
export const updateOrganization = async (
  id: OrganizationId,
  { logo, ...data }: WithBase<Omit<OrganizationUpdate, 'logo'> & Chosen>,
) =>
  request('PUT /api/organizations/:id', {
    params: { id },
    body: { data: { ...data, ...(await uploaded(logo)) } },
  });

export const removeLogo = (id: OrganizationId) =>
  request('PUT /api/organizations/:id', { params: { id }, body: { data: { logo: null } } });

async function uploaded(logo: Chosen['logo']): Promise<{ logo?: FileId }> {
  if (typeof logo === 'number') return { logo };
  if (!logo || logo.size === 0) return {};
  const file = await uploadFile(logo, 'logo');
  return { logo: file.id };
}

/** Records when a student began or ceased to follow; the follow itself is saved with the student. */
export const recordFollow = (organization: OrganizationId, follows: boolean) =>
  request('POST /api/project-metrics', {
    body: { data: { type: 'follow', date: new Date().toISOString(), organization, deleteEntry: !follows } },
  });
