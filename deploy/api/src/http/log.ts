import { type Logger, pino } from 'pino';

/**
 * Logger of JSON lines on standard output. More people read the log than the data, so it says what happened, not to
 * which user. It contains no address, name, e-mail, token, query string or body, and no parameters of database errors.
 */
export const makeLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } });

interface Described {
  type: string;
  code?: string;
  message?: string;
  constraint?: string;
  statement?: string;
  stack?: string[];
  cause?: Described;
}

export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, query, cause } = error as Error &
    Record<'code' | 'constraint' | 'query', unknown>;
  const fromDatabase = typeof query === 'string' || /^[0-9A-Z]{5}$/.test(String(code));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // The text of a query has placeholders where the values were; a database's message has the values.
    ...(typeof query === 'string'
      ? { statement: query }
      : !fromDatabase && { message: withoutAddresses(error.message) }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Removes addresses: mail servers repeat the recipient's address in their refusals. */
const withoutAddresses = (message: string): string =>
  message.replace(/[^\s<>"'()]+/g, (word) => (word.includes('@') ? '[e-mail]' : word));
