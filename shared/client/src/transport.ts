import axios, { AxiosError, type AxiosProgressEvent, isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error.ts';
import { errorFromAnswer } from './refused-answer.ts';

/** Longest time that a call may take, in milliseconds; uploads have no limit but can be cancelled. */
const timeout = 15_000;
const partialContent = 206;

const http = axios.create({
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  // Any status is a response; its meaning is decided below, in one place.
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
});

export interface SentCall {
  method: string;
  /** Address without the query. */
  url: string;
  query: object | undefined;
  body: object | undefined;
  files: File | readonly File[] | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
  /** True to request only the first byte of a file. */
  firstByte: boolean;
}

/**
 * Sends a call and gives the body of its answer. Loaded with the first call that is sent (http.ts).
 * axios writes the address: app manifests announce calls by it, so that the browser uses the answer to the hint.
 * @throws {ApiError} for every refusal and failure; the abort reason when it was aborted
 */
export async function send({
  method,
  url,
  query,
  body,
  files,
  signal,
  onProgress,
  firstByte,
}: SentCall): Promise<unknown> {
  const { status, data } = await http
    .request<unknown>({
      method,
      url,
      params: query,
      data: files ? multipart(files) : body,
      ...(firstByte && { headers: { Range: 'bytes=0-0' } }),
      timeout: files ? 0 : timeout,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: reportTo(onProgress) }),
    })
    .catch((error: unknown) => {
      if (isCancel(error)) throw signal?.reason ?? error;
      if (!isAxiosError(error)) throw error;
      throw new ApiError(error.code === AxiosError.ETIMEDOUT ? 'Timeout' : 'Network');
    });
  if (status >= 400) throw errorFromAnswer(status, data);
  // The first byte of a file, which only says that it can be had.
  if (status === partialContent) return undefined;
  if (typeof data === 'string' && data !== '') throw errorFromAnswer(status, data);
  return data;
}

function multipart(files: File | readonly File[]): FormData {
  const form = new FormData();
  for (const file of [files].flat()) form.append('files', file);
  return form;
}

const reportTo = (onProgress: (share: number) => void) => (event: AxiosProgressEvent) =>
  onProgress(event.total ? event.loaded / event.total : 0);
