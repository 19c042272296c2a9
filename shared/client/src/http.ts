import type { AnswerOf, InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { earlyAnswerKey } from '@puente/contract/early-answers';
import { ApiError } from './api-error.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { flattenRecords, withMediaAddresses } from './records.ts';
import type { SentCall } from './transport.ts';

interface Configuration {
  /** Where the API is; empty: the same origin. */
  base: string;
  /** The API no longer knows the session. */
  onSessionLost: () => void;
  /** How calls are sent; over the network when left out. */
  send?: (call: SentCall) => Promise<unknown>;
  /** The chunk that sends calls could not be loaded: a chance to refresh it before the next call asks for it again. */
  onTransportLost: (error: unknown) => Promise<unknown>;
}

let configuration: Configuration = {
  base: '',
  onSessionLost: () => {},
  onTransportLost: () => Promise.resolve(),
};

/** Called by the shell when it starts the page; omitted settings keep their values. */
export function configureClient(changes: Partial<Configuration>): void {
  configuration = { ...configuration, ...changes };
}

interface Options {
  signal?: AbortSignal | undefined;
  /** Share of the body that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Only whether a file can be had, and why not: its first byte is asked for in its place. */
  firstByte?: boolean;
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
  const [method, template] = name.split(' ') as [string, string];
  const path = withParameters(template, params);
  if (method !== 'GET') forgetEarlyAnswers();
  const early = takeEarlyAnswer(earlyAnswerKey(path, query));
  if (early === null) throw new ApiError('NotFound');
  const data =
    early ??
    (await answerTo({
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

async function answerTo(call: SentCall): Promise<unknown> {
  const send = configuration.send ?? (await loadTransport()).send;
  try {
    return await send(call);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'Unauthorized') configuration.onSessionLost();
    throw error;
  }
}

/** axios comes with the first call that is sent: a first view that finds its answers in the HTML does without. */
const loadTransport = () =>
  import(/* webpackChunkName: "transport" */ './transport.ts').catch(async (error: unknown) => {
    await configuration.onTransportLost(error);
    throw new ApiError('Network');
  });

/** Absolute address of a file: paths that the API gives are relative to the API (specification §3, media file). */
export const fileUrl = (path: string): string => (path.startsWith('/') ? configuration.base + path : path);
