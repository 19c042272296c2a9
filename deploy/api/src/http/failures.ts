import type { ErrorCode } from '@puente/contract/errors';
import { errors } from '@puente/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { CallerLeft } from '../db/callers.ts';
import { isFull } from '../uploads/room.ts';
import { envelopeOf, Refusal, refuse } from './refuse.ts';

/** Answers each thrown error with the contract's envelope; logs unexpected errors under the request's id. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(envelopeOf(refuse('NotFound'))));
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    // A client that left in the middle of its request hears no answer, and is no fault of ours.
    const isOurs = !refusal || ourCodes.has(refusal.code);
    if (isOurs && !request.raw.readableAborted && !reply.raw.destroyed)
      request.log.error({ err: error }, 'unexpected error');
    const answered = refusal ?? refuse('Unexpected');
    return reply.code(errors[answered.code].status).headers(answered.headers).send(envelopeOf(answered));
  });
}

/** What operators should know of, although the caller is told what to do. */
const ourCodes: ReadonlySet<ErrorCode> = new Set(['Unavailable', 'TooSlow', 'StorageFull']);

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isFull(error)) return refuse('StorageFull', {}, { 'retry-after': '60' });
  return fastifyRefusal(error) ?? databaseRefusal(error);
}

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FileTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'FileTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MediaTypeRefused',
  FST_ERR_CTP_EMPTY_TYPE: 'MediaTypeRefused',
  FST_FILES_LIMIT: 'ValidationError',
  FST_FIELDS_LIMIT: 'ValidationError',
  FST_PARTS_LIMIT: 'ValidationError',
};

/** Fastify's own refusals of a malformed request. */
function fastifyRefusal(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return refuse(known);
  // The parser of forms throws plain errors; it has no others.
  if (isUnreadableForm(error)) return refuse('ValidationError');
  const isTheirs =
    code?.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isTheirs ? refuse('ValidationError') : undefined;
}

const isUnreadableForm = (error: unknown): boolean =>
  error instanceof Error && /^Multipart: |multipart data$/.test(error.message);

/** PostgreSQL's codes when it stops, starts or is full, and the code of a refused connection. */
const awayCodes = new Set(['ECONNREFUSED', '57P01', '57P02', '57P03', '53300']);
/** The same in the middle of a query; elsewhere it is a client that went away. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE']);

/** A unique value that another request took, or a row that it removed, between the check and the change. */
const conflictCodes = new Set(['23505', '23503']);

/** PostgreSQL's code when it ended a statement: it took too long, or its caller left. */
const endedCode = '57014';

/** The database is away, or another request was quicker: that passes, and the client may try again. */
function databaseRefusal(error: unknown): Refusal | undefined {
  const { query, cause } = error as Error & { query?: unknown };
  // The queue for the database refuses, and drizzle wraps what it throws.
  if (cause instanceof Refusal) return cause;
  const { code, message = '' } = (cause ?? error) as { code?: unknown; message?: string };
  const isAway =
    awayCodes.has(String(code)) ||
    (query !== undefined && lostCodes.has(String(code))) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message);
  if (isAway) return refuse('Unavailable');
  if (code === endedCode || (cause ?? error) instanceof CallerLeft) return refuse('TooSlow');
  return query !== undefined && conflictCodes.has(String(code)) ? refuse('Conflict') : undefined;
}
