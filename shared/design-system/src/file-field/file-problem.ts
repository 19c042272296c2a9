import type { FileLimits } from '@puente/contract/forms/file-limits';
import { messages } from '@puente/contract/messages';

/** Returns an error that can be found before uploading (§5); null if there is none. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  { extensions, bytes }: FileLimits,
): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return messages.fileType(extensions);
  return size > bytes ? messages.fileSize(bytes) : null;
}
