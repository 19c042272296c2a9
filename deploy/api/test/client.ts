import qs from 'qs';
import type { AnswerOf, InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { ErrorEnvelope } from '@puente/contract/errors';
import type { OnTheWire } from '@puente/contract/ids';

/** Response to a call: `data` is of the declared type when `status` is a success, otherwise `error` is set. */
interface Answer<Name extends CallName> {
  status: number;
  headers: Headers;
  data: AnswerOf<Calls[Name]>;
  error: ErrorEnvelope['error'];
}

interface Sent {
  params?: Record<string, number>;
  query?: object;
  body?: unknown;
  files?: File | readonly File[];
}

export interface Client {
  address: string;
  token: string | undefined;
  call: <Name extends CallName>(
    name: Name,
    input: OnTheWire<InputOf<Name, Calls[Name]>>,
    headers?: Record<string, string>,
  ) => Promise<Answer<Name>>;
  /** Like `call`, with input that the types would refuse. */
  wrong: <Name extends CallName>(
    name: Name,
    input: Sent,
    headers?: Record<string, string>,
  ) => Promise<Answer<Name>>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Makes the declared calls over HTTP, as the user of the bearer token. */
export function clientOf(address: string, token?: string): Client {
  const wrong: Client['wrong'] = async (name, { params = {}, query, body, files }, headers = {}) => {
    const [method, path] = name.split(' ') as [string, string];
    const filled = path.replace(/:(\w+)/g, (_, param: string) => String(params[param]));
    const form = new FormData();
    for (const file of [files ?? []].flat()) form.append('files', file);
    const response = await fetch(`${address}${filled}${query ? `?${qs.stringify(query)}` : ''}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(files ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: unknown = isJson ? await response.json() : await response.blob();
    const refused = response.status >= 400 ? (answer as ErrorEnvelope).error : undefined;
    return { status: response.status, headers: response.headers, data: answer, error: refused } as Answer<
      typeof name
    >;
  };
  return {
    address,
    token,
    call: (name, input, headers) => wrong(name, input as Sent, headers),
    wrong,
    fetch: (path, init) => fetch(`${address}${path}`, init),
  };
}

export type DemoAccount =
  | 'estudiante'
  | 'nueva'
  | 'coordinacion'
  | 'sin-organizacion'
  | 'gestion'
  | 'docente'
  | 'staff'
  | 'redaccion'
  | 'soporte';

/** A client that is logged in with a demo account. */
export async function logIn(address: string, account: DemoAccount): Promise<Client> {
  return logInAs(address, `${account}@puente.test`, 'Puente-2026');
}

/** @param confirmation token from the mail, for the first login of a new account */
export async function logInAs(
  address: string,
  identifier: string,
  password: string,
  confirmation?: string,
): Promise<Client> {
  const { data, error } = await clientOf(address).call('POST /api/auth/local', {
    body: { identifier, password, ...(confirmation !== undefined && { confirmation }) },
  });
  // On success there is no error, though the type has it in both cases.
  if (error as unknown) throw new Error(`${identifier} cannot log in: ${error.name}`);
  return clientOf(address, data.jwt);
}
