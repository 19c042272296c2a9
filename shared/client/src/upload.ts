import type { MediaFile } from '@puente/contract/entities/file';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';

/**
 * Sends a file and gives its record.
 * @param onProgress share of the file that was sent, 0 to 1
 */
export async function uploadFile(
  file: File,
  purpose: 'cv',
  options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<MediaFile> {
  const [stored] = await request('POST /api/upload', { files: file, query: { for: purpose } }, options);
  if (!stored) throw new ApiError('Unexpected');
  return stored;
}
