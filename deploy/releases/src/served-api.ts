import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Self-description of a running API. */
export interface ServedApi {
  origin: string;
  contract: number;
  /** Calls in the contract's notation: `GET /api/students/:id`. */
  calls: ReadonlySet<string>;
}

/**
 * The parts of an OpenAPI description that are used here: the version of the contract, and the calls by path and
 * method.
 */
const description = z.object({
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

async function readApi(origin: string): Promise<ServedApi> {
  const { info, paths } = await readDescription(origin);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  return { origin, contract: info.version, calls: new Set(calls) };
}

async function readDescription(origin: string): Promise<z.infer<typeof description>> {
  try {
    const response = await fetch(new URL(descriptionPath, origin), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return description.parse(await response.json());
  } catch (cause) {
    throw new Refusal(`The API at ${origin} does not say what it serves (${descriptionPath}).`, { cause });
  }
}
