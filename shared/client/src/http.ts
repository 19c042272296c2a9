import type { AnswerOf, InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { ApiError } from './api-error.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { flattenRecords, withMediaAddresses } from './records.ts';
import { addressOf, send } from './transport.ts';

interface Configuration {
  /** Where the API is; empty: the same origin. */
  base: string;
  /** The API no longer knows the session. */
  onSessionLost: () => void;
}

let configuration: Configuration = { base: '', onSessionLost: () => {} };

/** Called by the shell when it starts the page; omitted settings keep their values. */
export function configureClient(changes: Partial<Configuration>): void {
  configuration = { ...configuration, ...changes };
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
  const { base } = configuration;
  const [method, path] = name.split(' ') as [string, string];
  const address = addressOf(path, params, query);
  if (method !== 'GET') forgetEarlyAnswers();
  const data =
    takeEarlyAnswer(address) ??
    (await answerTo({
      method,
      url: base + address,
      body,
      files,
      signal: options?.signal,
      onProgress: options?.onProgress,
    }));
  const flat = flattenRecords(data);
  return (base === '' ? flat : withMediaAddresses(flat, fileUrl)) as AnswerOf<Calls[Name]>;
}

async function answerTo(call: Parameters<typeof send>[0]): Promise<unknown> {
  try {
    return await send(call);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'Unauthorized') configuration.onSessionLost();
    throw error;
  }
}

/** Absolute address of a file: paths that the API gives are relative to the API (specification §3, media file). */
export const fileUrl = (path: string): string => (path.startsWith('/') ? configuration.base + path : path);
