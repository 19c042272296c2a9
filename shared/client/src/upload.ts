import type { FilePurpose, MediaFile } from '@puente/contract/entities/file';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Size in bytes from which a file is sent in parts. A smaller one is sent again as fast as its parts would be looked up. */
const largeFrom = 2 * 1024 * 1024;

/** Sends a file and gives its record. A large one goes on where an earlier attempt stopped, even one before a reload. */
export async function uploadFile(
  file: File,
  purpose: FilePurpose,
  options: UploadOptions = {},
): Promise<MediaFile> {
  const inParts = file.size >= largeFrom ? await uploadInParts(file, purpose, options) : undefined;
  const [stored] = inParts ?? (await uploadFiles([file], purpose, options));
  if (!stored) throw new ApiError('Unexpected');
  return stored;
}

/** Uploads up to five files, stored all or none, and returns their records in the same order. */
export const uploadFiles = (
  files: readonly File[],
  purpose: FilePurpose,
  options: UploadOptions = {},
): Promise<MediaFile[]> => request('POST /api/upload', { files, query: { for: purpose } }, options);

/** Gives undefined when parts cannot be had here: without a secure context, its code, or an API that knows them. */
async function uploadInParts(
  file: File,
  purpose: FilePurpose,
  options: UploadOptions,
): Promise<MediaFile[] | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const module = await import(/* webpackChunkName: "upload-in-parts" */ './upload-in-parts.ts').catch(
    () => undefined,
  );
  return module?.uploadInParts(file, purpose, options);
}
