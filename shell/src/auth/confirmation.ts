/**
 * The address that a mailed confirmation is about, so that no user has to type it; undefined when it cannot be read.
 * Whether the confirmation is good, only the API knows.
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
