import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Client } from './client.ts';
import { Browser } from './openid.ts';
import { SoftPasskey } from './soft-passkey.ts';

const step = 30_000;

/** What an authenticator app shows. @param ahead in half minutes: a code is good once, and the next one is good already */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * step });

/** Switches an app on; gives its secret and the recovery codes. The code of the moment is used then. */
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

/** Milliseconds in which a code of the step before reaches the server, on a busy machine, too: a step later it is too old. */
const journey = 5_000;

async function earlyInStep(): Promise<void> {
  const left = step - (Date.now() % step);
  if (left < journey) await setTimeout(left);
}

/** Adds a passkey. It takes a browser, since the challenge waits in its cookie. */
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

/** A browser on its way in. */
export class Visitor extends Browser {
  async send(path: string, method: string, body?: object): Promise<Refusable & { status: number }> {
    const response = await this.json(path, method, body);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { ...(isJson ? ((await response.json()) as Refusable) : {}), status: response.status };
  }

  /** The first step. */
  begin(identifier: string, password: string, rememberMe = false) {
    return this.send('/api/auth/local', 'POST', { identifier, password, rememberMe });
  }

  /** The second step. */
  finish(body: object) {
    return this.send('/api/auth/second-factor', 'POST', body);
  }

  get isIn(): boolean {
    return this.cookie('token') !== undefined;
  }
}
