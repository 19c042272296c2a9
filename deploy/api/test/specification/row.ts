import type { DemoAccount } from '../client.ts';

/**
 * Section 7 of the specification, call by call, in its own notation: method, path with query, body. A row names the
 * account and the expected response. Rows run in order: later ones use what earlier ones created (an account, a code,
 * an organisation).
 */
export interface Row {
  who: Who;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path as written there. `{name}` is replaced by the value in `known`. */
  path: string;
  body?: unknown;
  /** 200 by default. */
  status?: number;
  answer?: unknown;
  /** Stores values of the response for later rows. */
  keep?: (answer: never) => Promise<void> | void;
}

export type Who = DemoAccount | 'anyone' | 'new student' | 'new coordinator';

/** Ids, tokens and codes for `{name}`, and the folder where mail arrives. */
export const known: Record<string, string | number> = {};
export const tokens = new Map<Who, string>();
export const outbox = { dataDir: '' };

export const password = 'caracola-93';
export const number = expect.any(Number) as number;
export const text = expect.any(String) as string;
export const list = expect.any(Array) as unknown[];
export const person = (email: string) => ({
  username: email,
  email,
  password,
  name: 'Uxía',
  surname: 'Lago',
});
export const page = (size: number) => ({ page: 1, pageSize: size, pageCount: number, total: number });
