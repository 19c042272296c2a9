import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod/mini';

/** Signed values that the browser stores and returns unchanged: each for one purpose, for some minutes. */
export interface Signed<Value> {
  seconds: number;
  sign: (value: Value) => Promise<string>;
  /** Undefined for text that we did not sign, that was signed for another purpose, or that has expired. */
  read: (text: string | undefined) => Promise<Value | undefined>;
}

export function signed<Schema extends z.ZodMiniObject>(
  secret: string,
  purpose: string,
  schema: Schema,
  seconds: number,
): Signed<z.output<Schema>> {
  // A key for each purpose, so that a value cannot serve another purpose.
  const key = createHash('sha256').update(`${purpose}\0${secret}`).digest();
  const algorithm = 'HS256';
  return {
    seconds,
    sign: (value) =>
      new SignJWT({ value })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(purpose)
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    async read(text) {
      if (text === undefined) return undefined;
      const verified = await jwtVerify(text, key, { algorithms: [algorithm], audience: purpose }).catch(
        () => null,
      );
      const parsed = schema.safeParse(verified?.payload['value']);
      return parsed.success ? parsed.data : undefined;
    },
  };
}
