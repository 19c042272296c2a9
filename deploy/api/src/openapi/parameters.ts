import type * as z from 'zod/mini';
import type { Declared } from '@puente/contract/call';
import type { Schemas } from './schemas.ts';
import type { Json } from './sources.ts';

const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

/** Parameters of a call's path and of its query. */
export function parametersOf(path: string, { query, example }: Declared, schemas: Schemas): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: id,
    example: 1,
  }));
  return [...inPath, ...(query ? inQuery(query, example?.query as Json | undefined, schemas) : [])];
}

function inQuery(query: z.ZodMiniType, example: Json | undefined, schemas: Schemas): Json[] {
  return Object.entries(shapeOf(query)).flatMap(([name, schema]) => {
    const shown = example?.[name];
    if (name === 'filters') return filters('filters', schema, shown as Json | undefined, schemas);
    return [parameter(name, schema, shown, schemas)];
  });
}

/**
 * `filters[status]` has operators, `filters[user]` has the fields of a relation. The description explains groups at the
 * top.
 */
function filters(name: string, schema: z.ZodMiniType, example: Json | undefined, schemas: Schemas): Json[] {
  return Object.entries(shapeOf(schema)).flatMap(([field, inner]) => {
    if (field === '$or' || field === '$and') return [];
    const path = `${name}[${field}]`;
    const shown = example?.[field] as Json | undefined;
    const isRelation = Object.keys(shapeOf(inner)).some((key) => !key.startsWith('$'));
    if (isRelation) return filters(path, inner, shown, schemas);
    const plain = parameter(path, inner, shown, schemas);
    return [{ ...plain, schema: operators(plain['schema'] as Json, schemas) }];
  });
}

/** Defines the operators once for each type of field, except for fields with an enum. */
function operators({ properties, ...rest }: Json, schemas: Schemas): Json {
  const own = properties as Record<string, Json>;
  const described: Json = {
    ...rest,
    properties: { ...own, ...('$not' in own && { $not: { type: 'object', description: inverse } }) },
  };
  const name = typeOfField(own);
  return name === undefined ? described : schemas.named(name, described);
}

const inverse = 'The same operators: what fulfils them is left out.';

/** Returns undefined for a field with special operators or an enum. */
function typeOfField({ $eq, $containsi, $eqi, $between, $null }: Record<string, Json>): string | undefined {
  if ($containsi && !$eq) return 'WordsFilter';
  if (!$eq || !$null) return undefined;
  if ('$ref' in $eq || 'enum' in $eq) return undefined;
  if ($containsi) return 'TextFilter';
  if ($eqi) return 'NameFilter';
  if ($eq['type'] === 'boolean') return 'FlagFilter';
  if (!$between) return 'WholeTextFilter';
  if ($eq['type'] === 'string') return 'MomentFilter';
  return 'exclusiveMinimum' in $eq ? 'IdFilter' : 'NumberFilter';
}

function parameter(name: string, schema: z.ZodMiniType, example: unknown, schemas: Schemas): Json {
  const described = schemas.of(schema, 'input');
  return {
    name,
    in: 'query',
    ...(!schema._zod.optin && { required: true }),
    ...styleOf(described),
    schema: described,
    ...(example !== undefined && { example }),
  };
}

/** Serialises objects as `a[b]=c`, and lists with commas. */
function styleOf({ type }: Json): Json {
  if (type === 'object') return { style: 'deepObject', explode: true };
  return type === 'array' ? { style: 'form', explode: false } : {};
}

/** Returns the fields of an object schema, even inside wrappers. */
function shapeOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.ZodMiniType;
    /** Output of a pipe that accepts several notations. */
    out?: z.ZodMiniType;
    shape?: Record<string, z.ZodMiniType>;
  };
  const inner = def.innerType ?? def.out;
  return inner ? shapeOf(inner) : (def.shape ?? {});
}
