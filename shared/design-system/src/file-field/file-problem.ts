import { messages } from '@puente/contract/messages';

export interface FileLimits {
  /** Without the dot. */
  extensions: readonly string[];
  bytes: number;
}

/** What is wrong with a file by what can be told before it is sent (§5); null when nothing is. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  { extensions, bytes }: FileLimits,
): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return messages.fileType(extensions);
  return size > bytes ? messages.fileSize(bytes) : null;
}
