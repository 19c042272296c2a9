import * as z from 'zod/mini';
import { extensible, openCodes } from '@puente/contract/open-codes';
import type { Json } from './sources.ts';

/** Converts the contract's schemas to those of the document. Named schemas are defined once, under `components`. */
export class Schemas {
  readonly components: Json = {};
  readonly #names: Record<'input' | 'output', z.core.$ZodRegistry<{ id: string }>>;
  readonly #words: ReadonlyMap<string, string>;

  /** Names of schemas for requests and for responses. A schema can be both, in two forms. */
  constructor(
    forms: z.core.$ZodRegistry<{ id: string }>,
    entities: z.core.$ZodRegistry<{ id: string }>,
    words: ReadonlyMap<string, string>,
  ) {
    this.#words = words;
    this.#names = { input: forms, output: entities };
  }

  of(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: this.#names[io],
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ jsonSchema, path }) => {
        if (path.at(-1) === 'filters') describeFilters(jsonSchema);
      },
    }) as Json;
    for (const [name, definition] of Object.entries((made['$defs'] ?? {}) as Record<string, Json>)) {
      this.components[name] ??= this.#tidy(without(definition, 'id'));
    }
    const plain = without(made, '$schema', '$defs');
    const name = this.#names[io].get(schema)?.id;
    if (name === undefined) return this.#tidy(plain) as Json;
    this.components[name] ??= this.#tidy(without(plain, 'id'));
    return reference(name);
  }

  /** Adds a schema to `components`. @throws when the name is taken */
  named(name: string, schema: Json): Json {
    const known = (this.components[name] ??= schema);
    if (JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two schemas are called ${name}.`);
    return reference(name);
  }

  /** Writes references as OpenAPI does, and drops limits that only repeat JavaScript's number range. */
  #tidy(given: unknown): unknown {
    if (Array.isArray(given)) return given.map((part) => this.#tidy(part));
    if (typeof given !== 'object' || given === null) return given;
    const words = (given as Json)['enum'];
    const value = openCodes.has(JSON.stringify(words)) ? { ...given, [extensible]: true } : given;
    const name = Array.isArray(words) ? this.#words.get(JSON.stringify(words)) : undefined;
    if (name !== undefined) {
      this.components[name] ??= value;
      return reference(name);
    }
    const entries = Object.entries(value).filter(
      ([key, part]) => !(limits.has(key) && Math.abs(part as number) === Number.MAX_SAFE_INTEGER),
    );
    return Object.fromEntries(
      entries.map(([key, part]) => [
        key,
        key === '$ref' && typeof part === 'string'
          ? part.replace('#/$defs/', '#/components/schemas/')
          : this.#tidy(part),
      ]),
    );
  }
}

/** Shortens the list conditions in a body: nested groups would be longer than all the rest. */
function describeFilters(schema: z.core.JSONSchema.BaseSchema): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, { type: 'object', description: 'As the query of the list takes them.' });
}

const without = (record: Json, ...keys: string[]): Json =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const limits = new Set(['minimum', 'maximum']);
