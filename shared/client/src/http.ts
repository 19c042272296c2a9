import type { AnswerOf, InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { earlyAnswerKey } from '@puente/contract/preloaded-data';
import { ApiError } from './api-error.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './preloaded-data.ts';
import { flattenRecords, withMediaAddresses } from './records.ts';
import type { SentCall } from './transport.ts';

interface Configuration {
  /** Base address of the API; empty for the same origin. */
  base: string;
  /** Called when the API no longer accepts the session. */
  onSessionLost: () => void;
  /** Sends the calls. Default: over the network. */
  send?: (call: SentCall) => Promise<unknown>;
  /** Called when the chunk that sends calls could not be loaded, to refresh it before the next call. */
  onTransportLost: (error: unknown) => Promise<unknown>;
}

let configuration: Configuration = {
  base: '',
  onSessionLost: () => {},
  onTransportLost: () => Promise.resolve(),
};

/** Changes the configuration; omitted settings keep their values. The shell calls it when it starts the page. */
export function configureClient(changes: Partial<Configuration>): void {
  configuration = { ...configuration, ...changes };
}

interface Options {
  signal?: AbortSignal | undefined;
  /** Called with the share of the body that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Only checks whether a file can be loaded: requests its first byte. */
  firstByte?: boolean;
}

type Arguments<Input> = unknown extends Input
  ? [input?: Record<never, never>, options?: Options]
  : Record<never, never> extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

/**
 * Makes a call of the contract, with the types of its declaration for path parameters, query, body and response.
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
  const [method, template] = name.split(' ') as [string, string];
  const path = withParameters(template, params);
  if (method !== 'GET') forgetEarlyAnswers();
  const early = takeEarlyAnswer(earlyAnswerKey(path, query));
  if (early === null) throw new ApiError('NotFound');
  const data =
    early ??
    (await sendCall({
      method,
      url: base + path,
      query,
      body,
      files,
      signal: options?.signal,
      onProgress: options?.onProgress,
      firstByte: options?.firstByte ?? false,
    }));
  const flat = flattenRecords(data);
  return (base === '' ? flat : withMediaAddresses(flat, fileUrl)) as AnswerOf<Calls[Name]>;
}

const withParameters = (template: string, params: Readonly<Record<string, number>> = {}): string =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Sends a call that is not known by its name. @throws {ApiError} like `request` */
export async function sendCall(call: SentCall): Promise<unknown> {
  const send = configuration.send ?? (await loadTransport()).send;
  try {
    return await send(call);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'Unauthorized') configuration.onSessionLost();
    throw error;
  }
}

/** Loads axios with the first call that is sent. A first view with preloaded responses does not need it. */
const loadTransport = () =>
  import(/* webpackChunkName: "transport" */ './transport.ts').catch(async (error: unknown) => {
    await configuration.onTransportLost(error);
    throw new ApiError('Network');
  });

/** Returns the absolute address of a file: paths from the API are relative to the API (specification §3, media file). */
export const fileUrl = (path: string): string => (path.startsWith('/') ? configuration.base + path : path);
