import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { errorFromAnswer, refusal } from './refusal.ts';

/** Longest time that a call without files may take, in milliseconds. */
const timeout = 15_000;

export interface SentCall {
  method: string;
  /** Without the query. */
  url: string;
  headers: Record<string, string>;
  query: object | undefined;
  body: object | undefined;
  files: File | readonly File[] | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
}

/** What came back, whatever its status. */
export interface Reply {
  status: number;
  /** The JSON of the body; its text when it is none. */
  data: unknown;
}

/**
 * Sends a call without files.
 * @throws {ApiError} when no answer came; the abort reason when it was aborted
 */
export async function send({ method, url, headers, query, body, signal }: SentCall): Promise<Reply> {
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(addressOf(url, query), {
      method,
      headers: {
        ...headers,
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return { status: response.status, data: jsonOf(await response.text()) };
  } catch {
    if (signal?.aborted) throw signal.reason;
    throw new ApiError('Network');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The body of an answer. What a status means is decided here, in one place.
 * @throws {ApiError} for every refusal, and for what is no JSON
 */
export function answerOf({ status, data }: Reply): unknown {
  if (status >= 400) throw errorFromAnswer(status, data);
  if (typeof data === 'string' && data !== '') throw refusal('Unexpected', { status });
  return data;
}
