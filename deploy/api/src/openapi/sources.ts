import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Reads the names of schemas and enums from the contract's files. */

export type Json = Record<string, unknown>;

/** The contract's folder, from which the document is generated. */
const contractFolder = join(import.meta.dirname, '../../../../shared/contract/src');

/** Exported object schemas of a folder by their name in the document: `ownProject` is `OwnProject`. */
export async function namedSchemas(
  folder: 'entities' | 'forms',
): Promise<z.core.$ZodRegistry<{ id: string }>> {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const file of await sourcesIn(folder)) {
    const exported = (await import(`@puente/contract/${folder}/${file}`)) as Json;
    for (const [name, schema] of Object.entries(exported)) {
      if (!isObjectSchema(schema) || registry.has(schema)) continue;
      const plain = pascal(name);
      const id = taken.has(plain) ? `${pascal(file)}${plain}` : plain;
      taken.add(id);
      registry.add(schema, { id });
    }
  }
  return registry;
}

/** Enums that the contract exports, by their values, so that an enum with many uses is defined once. */
export async function namedWords(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of await sourcesIn('constants')) {
    const exported = (await import(`@puente/contract/constants/${file}`)) as Json;
    for (const [name, words] of Object.entries(exported)) {
      if (Array.isArray(words) && words.length > 6 && words.every((word) => typeof word === 'string'))
        names.set(JSON.stringify(words), pascal(name));
    }
  }
  return names;
}

const isObjectSchema = (value: unknown): value is z.ZodMiniObject =>
  typeof value === 'object' &&
  value !== null &&
  '_zod' in value &&
  (value as z.ZodMiniType)._zod.def.type === 'object';

export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(join(contractFolder, folder));
  return files
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
}
