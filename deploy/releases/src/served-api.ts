import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Description of an API (OpenAPI), as it was read from an address. */
export const recordedApis = z.array(z.object({ origin: z.string(), description: z.unknown() }));

export type RecordedApi = z.infer<typeof recordedApis>[number];

/** Self-description of a running API, or of one that was recorded. */
export interface ServedApi {
  origin: string;
  contract: number;
  /** Calls in the contract's notation: `GET /api/students/:id`. */
  calls: ReadonlySet<string>;
  /** Its whole description, when it was read from a running API or from the store. */
  description?: unknown;
}

/**
 * The parts of an OpenAPI description that are used here: the version of the contract, and the calls by path and
 * method.
 */
const openApi = z.object({
  info: z.object({ version: z.coerce.number().int().positive() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const descriptionPath = '/api/docs/openapi.json';
const timeoutMs = 10_000;

/**
 * Reads from running APIs what they serve.
 * @param origins `http://127.0.0.1:3001`, several separated by commas (as in API_ORIGIN)
 * @throws {Refusal} when one of them does not respond with its description
 */
export function readApis(origins: string): Promise<ServedApi[]> {
  return Promise.all(
    origins
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(readApi),
  );
}

/** Returns what a description says of its API. @throws when it is no description of this product's API */
export function servedApi({ origin, description }: RecordedApi): ServedApi {
  const { info, paths } = openApi.parse(description);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  return { origin, contract: info.version, calls: new Set(calls), description };
}

async function readApi(origin: string): Promise<ServedApi> {
  try {
    const response = await fetch(new URL(descriptionPath, origin), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return servedApi({ origin, description: await response.json() });
  } catch (cause) {
    throw new Refusal(`The API at ${origin} does not say what it serves (${descriptionPath}).`, { cause });
  }
}
