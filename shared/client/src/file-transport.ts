import axios, { isAxiosError, isCancel, type AxiosProgressEvent } from 'axios';
import { ApiError } from './api-error.ts';
import type { Reply, SentCall } from './transport.ts';

/**
 * Sends a call with files, without a limit of time: it shows its progress and can be cancelled.
 * @throws {ApiError} when no answer came; the abort reason when it was aborted
 */
export async function sendFiles({
  method,
  url,
  headers,
  query,
  files,
  signal,
  onProgress,
}: SentCall): Promise<Reply> {
  try {
    const { status, data } = await axios.request<unknown>({
      method,
      url,
      params: query,
      headers,
      data: multipart(files),
      // Any status is an answer.
      validateStatus: () => true,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: reportTo(onProgress) }),
    });
    return { status, data };
  } catch (error) {
    if (isCancel(error)) throw signal?.reason ?? error;
    throw isAxiosError(error) ? new ApiError('Network') : error;
  }
}

function multipart(files: SentCall['files'] = []): FormData {
  const form = new FormData();
  for (const file of [files].flat()) form.append('files', file);
  return form;
}

const reportTo = (onProgress: (share: number) => void) => (event: AxiosProgressEvent) =>
  onProgress(event.total ? event.loaded / event.total : 0);
