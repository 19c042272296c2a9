import type { FilePurpose, MediaFile } from '@puente/contract/entities/file';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';

interface Options {
  signal?: AbortSignal;
  /** Called with the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a file and gives its record. */
export async function uploadFile(
  file: File,
  purpose: FilePurpose,
  options: Options = {},
): Promise<MediaFile> {
  const [stored] = await request('POST /api/upload', { files: file, query: { for: purpose } }, options);
  if (!stored) throw new ApiError('Unexpected');
  return stored;
}

/** Uploads up to five files, stored all or none, and returns their records in the same order. */
export const uploadFiles = (
  files: readonly File[],
  purpose: FilePurpose,
  options: Options = {},
): Promise<MediaFile[]> => request('POST /api/upload', { files, query: { for: purpose } }, options);
