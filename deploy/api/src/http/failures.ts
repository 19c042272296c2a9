import type { ErrorCode } from '@puente/contract/errors';
import { errors } from '@puente/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { envelopeOf, Refusal, refuse } from './refuse.ts';

/** Answers whatever was thrown with the contract's envelope; what nobody expected is logged under the request's id. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(envelopeOf(refuse('NotFound'))));
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : (fastifyRefusal(error) ?? databaseRefusal(error));
    if (!refusal || refusal.code === 'Unavailable') request.log.error({ err: error, reqId: request.id }, 'unexpected error');
    const answered = refusal ?? refuse('Unexpected');
    return reply.code(errors[answered.code].status).headers(answered.headers).send(envelopeOf(answered));
  });
}

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FileTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'FileTooLarge',
  FST_FILES_LIMIT: 'ValidationError',
  FST_FIELDS_LIMIT: 'ValidationError',
  FST_PARTS_LIMIT: 'ValidationError',
};

/** Fastify's own refusals of a malformed request. */
function fastifyRefusal(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return refuse(known);
  const isTheirs = code?.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isTheirs ? refuse('ValidationError') : undefined;
}

const downCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

/** The database is away: that passes, and the client may try again. */
function databaseRefusal(error: unknown): Refusal | undefined {
  const { code, message } = ((error as Error).cause ?? error) as { code?: unknown; message?: string };
  const away = downCodes.has(String(code)) || /timeout exceeded when trying to connect|Connection terminated/.test(message ?? '');
  return away ? refuse('Unavailable') : undefined;
}
