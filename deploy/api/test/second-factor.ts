import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Client } from './client.ts';
import { Browser } from './openid.ts';
import { SoftPasskey } from './soft-passkey.ts';

const step = 30_000;

/**
 * Code of an authenticator app.
 * @param ahead in half minutes: a code is valid once, but the next one is already accepted
 */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * step });

/** Activates an app. Returns its secret and the recovery codes. The current code is used up then. */
export async function withTotp(
  who: Client,
  password?: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await who.call('POST /api/users/me/second-factor/totp', {
    body: password === undefined ? {} : { password },
  });
  const { secret } = begun.data.data;
  await earlyInStep();
  const { data } = await who.call('POST /api/users/me/second-factor/totp/confirm', {
    body: { code: codeOf(secret, -1) },
  });
  return { secret, recoveryCodes: data.data.recoveryCodes ?? [] };
}

/**
 * Milliseconds for a code of the previous step to reach the server, even on a busy machine. One step later it is too
 * old.
 */
const journey = 5_000;

async function earlyInStep(): Promise<void> {
  const left = step - (Date.now() % step);
  if (left < journey) await setTimeout(left);
}

/** Adds a passkey. Needs a browser, since its cookie holds the challenge. */
export async function withPasskey(
  browser: Browser,
  password: string,
  name = 'Mi llave',
): Promise<SoftPasskey> {
  const passkey = new SoftPasskey();
  const options = await browser.json('/api/users/me/passkeys/options', 'POST', { password });
  const { data } = (await options.json()) as { data: Parameters<SoftPasskey['create']>[0] };
  const credential = passkey.create(data);
  const added = await browser.json('/api/users/me/passkeys', 'POST', { name, credential });
  if (added.status !== 200) throw new Error(await added.text());
  return passkey;
}

interface Refusable {
  error?: { name: string; details: { fields?: Record<string, string> } };
  data?: unknown;
}

/** A browser that logs in. */
export class Visitor extends Browser {
  async send(path: string, method: string, body?: object): Promise<Refusable & { status: number }> {
    const response = await this.json(path, method, body);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { ...(isJson ? ((await response.json()) as Refusable) : {}), status: response.status };
  }

  /** First step of a login. */
  begin(identifier: string, password: string, rememberMe = false) {
    return this.send('/api/auth/local', 'POST', { identifier, password, rememberMe });
  }

  /** Second step of a login. */
  finish(body: object) {
    return this.send('/api/auth/second-factor', 'POST', body);
  }

  get isIn(): boolean {
    return this.cookie('token') !== undefined;
  }
}
