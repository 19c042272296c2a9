import type { FilePurpose, MediaFile } from '@puente/contract/entities/file';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';

interface Options {
  signal?: AbortSignal;
  /** Share of what is sent, 0 to 1. */
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

/** Sends up to five files, which are kept all or none, and gives their records in the same order. */
export const uploadFiles = (
  files: readonly File[],
  purpose: FilePurpose,
  options: Options = {},
): Promise<MediaFile[]> => request('POST /api/upload', { files, query: { for: purpose } }, options);
