import type { InputOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { fileUrl } from './http.ts';

type Body<Name extends CallName> = InputOf<Name, Calls[Name]> extends { body: infer B } ? B : never;

/**
 * Sends data in the background. Unlike `request`, it works while the page is being left, ignores the response, and reports no errors.
 * @param credentials `omit` sends no session, so that the server cannot know the user
 */
export function sendBeacon<Name extends CallName>(
  name: Name,
  body: Body<Name>,
  credentials: 'same-origin' | 'omit' = 'same-origin',
): void {
  const [method, path] = name.split(' ') as [string, string];
  const headers = { 'content-type': 'application/json' };
  try {
    fetch(fileUrl(path), { method, headers, body: JSON.stringify(body), keepalive: true, credentials }).catch(
      () => undefined,
    );
  } catch {
    // A browser without fetch, or a browser that refuses it here.
  }
}
