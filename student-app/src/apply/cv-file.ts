import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';

const { extensions, bytes } = limits.cv;

export const cvExtensions: readonly string[] = extensions;
export const cvMegabytes = bytes / 1024 / 1024;

/** What is wrong with a file as a CV, by what can be told before it is sent; null when nothing is. */
export function cvProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!cvExtensions.includes(extension)) return messages.fileType(cvExtensions);
  return size > bytes ? messages.fileSize(bytes) : null;
}
