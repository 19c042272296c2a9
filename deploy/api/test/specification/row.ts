import type { DemoAccount } from '../client.ts';

/**
 * Section 7 of the specification, call by call, as it is written there: method, path with its query, body. A row names who
 * calls and what comes back. Rows run in their order: what one makes (an account, a code, an organisation), later ones use.
 */
export interface Row {
  who: Who;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As written; `{name}` stands for what `known` has by that name. */
  path: string;
  body?: unknown;
  /** 200 unless it says so. */
  status?: number;
  answer?: unknown;
  /** What later rows need of the answer. */
  keep?: (answer: never) => Promise<void> | void;
}

export type Who = DemoAccount | 'anyone' | 'new student' | 'new coordinator';

/** Ids, tokens and codes by name, for the places of `{name}`; and where mails arrive. */
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
