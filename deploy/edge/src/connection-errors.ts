/** Errors of a connection that was never made: the process has received nothing. */
const refusedCodes = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'];

/** Errors of a connection that was lost: the process may have received the request. */
const cutCodes = ['ECONNRESET', 'UND_ERR_SOCKET'];

/** Tells whether a connection was lost after it had been made. */
export const wasCut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && cutCodes.includes(String(error.code));

/** Tells whether no connection could be made, so that repeating the request elsewhere carries it out once. */
export const wasRefused = (error: unknown): boolean => hasCode(error, refusedCodes);

/** Tells whether an error means that the process cannot be reached. */
export const isGone = (error: unknown): boolean => hasCode(error, [...refusedCodes, ...cutCodes]);

/** The proxy wraps the connection error. */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (
    let cause = error;
    typeof cause === 'object' && cause !== null;
    cause = 'cause' in cause ? cause.cause : null
  ) {
    if ('code' in cause && codes.includes(String(cause.code))) return true;
  }
  return false;
}
