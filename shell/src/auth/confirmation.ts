/**
 * Returns the address inside a mailed confirmation, so that the user need not type it; undefined if it cannot be read. Only the API can
 * validate the confirmation.
 */
export function addressIn(confirmation: string | undefined): string | undefined {
  try {
    const [, payload = ''] = (confirmation ?? '').split('.');
    const { email } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      email?: unknown;
    };
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}
