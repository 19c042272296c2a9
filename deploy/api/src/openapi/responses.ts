import type { Call } from '@puente/contract/call';
import { type ErrorCode, errors } from '@puente/contract/errors';
import { allowances, general } from '../http/rate-limits.ts';
import type { Schemas } from './schemas.ts';
import type { Json } from './sources.ts';

const envelope = {
  type: 'object',
  required: ['data', 'error'],
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      required: ['status', 'name', 'message', 'details'],
      properties: {
        status: { type: 'integer' },
        name: {
          type: 'string',
          enum: Object.entries(errors).flatMap(([code, { status }]) => (status === 0 ? [] : [code])),
        },
        message: { type: 'string', description: 'For people, in Spanish.' },
        details: {
          type: 'object',
          properties: {
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'What is wrong, by field of the body.',
            },
            key: { type: 'string', description: 'The parameter that is not accepted.' },
            allowed: {
              type: 'array',
              items: { type: 'string' },
              description: 'The keys that are accepted in its place.',
            },
            updatedAt: {
              type: 'string',
              description: 'The version that there is of a record (RecordChanged).',
            },
          },
        },
      },
    },
  },
};

const descriptions: Record<string, string> = {
  400: 'The query or the body is not what the call takes.',
  401: 'Nobody is signed in, or the credentials are wrong.',
  403: 'Seen, but not theirs to do; or a request that another site made with a cookie.',
  404: 'Not there, or not for the caller to see.',
  409: 'Does not fit what is there.',
  410: 'The link has expired or was used.',
  413: 'Too large.',
  415: 'Not a type that is accepted.',
  429: 'Too many requests.',
  500: 'A mistake of ours; the answer’s `x-request-id` helps to find it.',
  503: 'Not available at the moment.',
};

/** The refusals of the catalogue by status: `components.responses`, and the schema of their body. */
export function sharedResponses(): { responses: Json; schemas: Json } {
  const byStatus = new Map<string, ErrorCode[]>();
  for (const [code, { status }] of Object.entries(errors) as [ErrorCode, { status: number }][]) {
    if (status !== 0) byStatus.set(String(status), [...(byStatus.get(String(status)) ?? []), code]);
  }
  const responses = Object.fromEntries(
    [...byStatus].sort().map(([status, codes]) => [
      `Refused${status}`,
      {
        description: descriptions[status] ?? (errors[codes[0] as ErrorCode].text as string),
        ...(status === '429' && {
          headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
        }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
          },
        },
      },
    ]),
  );
  return { responses, schemas: { Refusal: envelope } };
}

function exampleOf(code: ErrorCode): Json {
  const { status, text } = errors[code];
  const details =
    code === 'UnknownParameter'
      ? { key: 'filters.name.$eq' }
      : code === 'ValidationError'
        ? { fields: { title: 'Este campo es obligatorio.' } }
        : {};
  return { data: null, error: { status, name: code, message: text, details } };
}

/** Responses of a call: its own one, and every refusal that may occur. */
export function responsesOf(call: Call, schemas: Schemas): Json {
  const refusals = [
    ...(call.query || call.body ? [400] : []),
    ...(call.access === 'anyone' && !call.limit ? [] : [401]),
    403,
    ...(call.row || call.refs ? [404] : []),
    ...(call.body && call.access !== 'anyone' ? [409] : []),
    ...(call.body ? [413] : []),
    ...(call.body === 'files' ? [415] : []),
    429,
    500,
    503,
  ];
  return {
    ...success(call, schemas),
    ...Object.fromEntries(
      refusals.map((status) => [String(status), { $ref: `#/components/responses/Refused${status}` }]),
    ),
  };
}

function success({ answer, events = {} }: Call, schemas: Schemas): Json {
  if (answer === 'nothing') return { 204: { description: 'Done.' } };
  if (answer === 'redirect')
    return {
      302: { description: 'To a page of the site.', headers: { Location: { schema: { type: 'string' } } } },
    };
  if (answer === 'events')
    return {
      200: {
        description: `Server-sent events: ${Object.keys(events).join(', ')}. Each has its name and JSON.`,
        content: {
          'text/event-stream': {
            schema: { anyOf: Object.values(events).map((event) => schemas.of(event, 'output')) },
          },
        },
      },
    };
  if (answer === 'file')
    return {
      200: {
        description: 'The file.',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  return {
    200: { description: 'Done.', content: { 'application/json': { schema: schemas.of(answer, 'output') } } },
  };
}

/** Describes a call's rate limit. */
export function limitOf({ limit }: Call): string {
  const everything = `${general.max} requests a minute from one address, over all calls`;
  if (!limit) return `${everything}.`;
  const { address, account } = allowances[limit];
  return `${address.max} in ${address.minutes} min from one address, ${account.max} in ${account.minutes} min about one account; ${everything}.`;
}
