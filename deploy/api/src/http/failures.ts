import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '@puente/contract/errors';
import { errors } from '@puente/contract/errors';
import { CallerLeft } from '../db/cancellable-reads.ts';
import { isDiskFull } from '../uploads/disk-space.ts';
import { envelopeOf, Refusal, refuse } from './refuse.ts';

/** Answers each error with the contract's envelope. Logs unexpected errors under the request's id. */
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

/** Refusals that operators should see in the log, although the client gets a useful message. */
const ourCodes: ReadonlySet<ErrorCode> = new Set(['Unavailable', 'TooSlow', 'StorageFull']);

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return refuse('StorageFull', {}, { 'retry-after': '60' });
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
/** Codes of a connection lost during a query. Outside of queries they mean that a client disconnected. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Codes of a conflict with a concurrent request: it took a unique value or a time, or deleted a referenced row, after
 * our check.
 */
const conflictCodes = new Set(['23505', '23503', '23P01']);

/** PostgreSQL's code of a cancelled statement: it took too long, or its client disconnected. */
const endedCode = '57014';

/**
 * Refusal for a database that is unavailable, or for a concurrent request that was faster. The client may try again.
 */
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
