import type { FilePurpose } from '@puente/contract/entities/file';
import type { FileExtension } from '@puente/contract/forms/file-limits';
import { limits } from '@puente/contract/limits';
import { isOrganizationRole, organizationRoles, type Role } from '@puente/contract/roles';

interface Rules {
  bytes: number;
  extensions: readonly string[];
  /** Public files have their own address. Private ones are read only through the call of their record. */
  public: boolean;
  /** The roles that may upload it; staff may upload any. */
  by: readonly Role[] | 'everybody';
}

/** Rules for each kind of upload: its limits, where it is stored, and who may send it. */
export const purposes: Readonly<Record<FilePurpose, Rules>> = {
  cv: { ...limits.uploads.cv, public: false, by: ['student'] },
  tfx: { ...limits.uploads.tfx, public: false, by: ['student'] },
  delivery: { ...limits.uploads.delivery, public: false, by: ['student'] },
  logo: { ...limits.uploads.logo, public: true, by: organizationRoles },
  // Users who came in through social login have no role yet, and may already show their face.
  picture: { ...limits.uploads.picture, public: true, by: 'everybody' },
  resource: { ...limits.uploads.resource, public: true, by: [] },
  cover: { ...limits.uploads.cover, public: true, by: [] },
  agreement: { ...limits.uploads.agreement, public: false, by: ['student', ...organizationRoles, 'teacher'] },
};

/** Largest size of any file, in bytes. */
export const mostBytes = Math.max(...Object.values(purposes).map(({ bytes }) => bytes));

/** Purpose of a file when the request does not name one (contract, calls/uploads.ts). */
export function purposeOf(extension: string, role: Role | null): FilePurpose {
  if (extension === 'pdf') return 'cv';
  return isOrganizationRole(role) ? 'logo' : 'picture';
}

/** Types by extension. The browser's content type is ignored, since the client can send any. */
export const mimeOf: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} satisfies Record<FileExtension, string>;

/** Key of a file in the store. Private files are never in the public folder. */
export const keyOf = (purpose: FilePurpose, { hash, ext }: { hash: string; ext: string }): string =>
  `${purposes[purpose].public ? 'public' : 'private'}/${hash}${ext}`;

export const publicAddress = (
  purpose: FilePurpose,
  { hash, ext }: { hash: string; ext: string },
): string | null => (purposes[purpose].public ? `/uploads/${hash}${ext}` : null);
