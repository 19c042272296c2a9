import axios, { isAxiosError, isCancel, type AxiosProgressEvent } from 'axios';
import { ApiError } from './api-error.ts';
import { errorFromAnswer, refusal } from './refusal.ts';

/** Longest time that a call may take, in milliseconds; uploads have no limit but can be cancelled. */
const timeout = 15_000;

const http = axios.create({
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  // Any status is an answer; what it means is decided below, in one place.
  validateStatus: () => true,
});

interface Call {
  method: string;
  url: string;
  body: object | undefined;
  files: File | readonly File[] | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
}

/** The address of a call, as app manifests announce it: path parameters filled in, the query in axios' own notation. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: object = {},
): string {
  const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  return http.getUri({ url, params: query });
}

/**
 * Sends a call and gives the body of its answer.
 * @throws {ApiError} for every refusal and failure; the abort reason when it was aborted
 */
export async function send({ method, url, body, files, signal, onProgress }: Call): Promise<unknown> {
  const { status, data } = await http
    .request<unknown>({
      method,
      url,
      data: files ? multipart(files) : body,
      timeout: files ? 0 : timeout,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: reportTo(onProgress) }),
    })
    .catch((error: unknown) => {
      if (isCancel(error)) throw signal?.reason ?? error;
      throw isAxiosError(error) ? new ApiError('Network') : error;
    });
  if (status >= 400) throw errorFromAnswer(status, data);
  if (typeof data === 'string' && data !== '') throw refusal('Unexpected', { status });
  return data;
}

function multipart(files: File | readonly File[]): FormData {
  const form = new FormData();
  for (const file of [files].flat()) form.append('files', file);
  return form;
}

const reportTo = (onProgress: (share: number) => void) => (event: AxiosProgressEvent) =>
  onProgress(event.total ? event.loaded / event.total : 0);
