import axios, { isAxiosError, isCancel, type AxiosProgressEvent } from 'axios';
import type { AnswerOf, InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { ApiError, errorFromAnswer } from './api-error.ts';
import { flattenRecords, withMediaAddresses } from './records.ts';

/** Longest time a call may take, in milliseconds; uploads have no limit but can be cancelled. */
const patience = 15_000;

const http = axios.create({
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  // Any status is an answer; what it means is decided below, in one place.
  validateStatus: () => true,
});

let base = '';
let onSessionLost: () => void = () => {};

/**
 * Where the API is (empty: the same origin), and what happens when it no longer knows the session.
 * Called once by whoever starts the page.
 */
export function configureClient(options: { base?: string; onSessionLost?: () => void }): void {
  base = options.base ?? base;
  onSessionLost = options.onSessionLost ?? onSessionLost;
}

interface Options {
  signal?: AbortSignal | undefined;
  /** Share of the body that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type Arguments<Input> = unknown extends Input
  ? [input?: Record<never, never>, options?: Options]
  : Record<never, never> extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

/**
 * Makes a call of the contract. Path parameters, query, body and answer have the types that were declared with it.
 * @throws {ApiError} for every refusal and failure. An aborted call rejects with the abort reason, as fetch does.
 */
export async function request<Name extends CallName>(
  name: Name,
  ...[input, options]: Arguments<InputOf<Name, Calls[Name]>>
): Promise<AnswerOf<Calls[Name]>> {
  const { params, query, body, files } = (input ?? {}) as {
    params?: Record<string, number>;
    query?: object;
    body?: object;
    files?: File | readonly File[];
  };
  const [method, path] = name.split(' ') as [string, string];
  const response = await http
    .request<unknown>({
      method,
      url: base + path.replace(/:(\w+)/g, (_, key: string) => String(params?.[key])),
      params: query,
      data: files ? multipart(files) : body,
      timeout: files ? 0 : patience,
      ...(options?.signal && { signal: options.signal }),
      ...(options?.onProgress && { onUploadProgress: reportTo(options.onProgress) }),
    })
    .catch((error: unknown) => {
      if (isCancel(error)) throw options?.signal?.reason ?? error;
      throw isAxiosError(error) ? new ApiError('Network') : error;
    });
  if (response.status >= 400) {
    const error = errorFromAnswer(response.status, response.data);
    if (error.code === 'Unauthorized') onSessionLost();
    throw error;
  }
  if (typeof response.data === 'string' && response.data !== '') throw new ApiError('Unexpected', response.status);
  const flat = flattenRecords(response.data);
  return (base === '' ? flat : withMediaAddresses(flat, fileUrl)) as AnswerOf<Calls[Name]>;
}

function multipart(files: File | readonly File[]): FormData {
  const form = new FormData();
  for (const file of [files].flat()) form.append('files', file);
  return form;
}

const reportTo = (onProgress: (share: number) => void) => (event: AxiosProgressEvent) =>
  onProgress(event.total ? event.loaded / event.total : 0);

/** Absolute address of a file: paths that the API gives are relative to the API (specification §3, media file). */
export const fileUrl = (path: string): string => (path.startsWith('/') ? base + path : path);
