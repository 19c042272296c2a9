import { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';

/** In bytes: the longest message, with up to six bytes per character. */
const longestForm = 65_536;

/** Fields of a sent form. */
export type Typed = Readonly<Record<string, string>>;

/** Makes the routes of this instance read forms, and nothing else. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) throw error;
    void reply.code(statusCode).type('text/plain; charset=utf-8').send('La petición no es válida.\n');
  });
}

/**
 * Tells whether a form was sent from our own pages, according to the browser's headers. Otherwise another site could
 * send it in the name of the visitor.
 */
export function isFromHere(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === originOf({ protocol, host }, publicUrl);
}

/** Origin that the visitor opened. */
export const originOf = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string => new URL(publicUrl ?? `${protocol}://${host}`).origin;
