import { demoPassword } from '@puente/tooling/accounts';

/**
 * Calls the API as one of the demo accounts, for operations that have no page yet.
 * @param address of the API, behind the edge
 * @throws when the call is refused
 */
export async function callAs(
  address: string,
  email: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const { jwt } = (await send(address, 'POST', '/api/auth/local', {
    identifier: email,
    password: demoPassword,
  })) as { jwt: string };
  return send(address, method, path, body, { authorization: `Bearer ${jwt}` });
}

/**
 * Logs in as one of the demo accounts, or another one with their password.
 * @returns the `cookie` header of the session
 * @throws when the login is refused
 */
export async function sessionCookie(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ identifier: email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function send(
  address: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}
