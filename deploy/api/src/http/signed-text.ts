import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Signs short texts that go out and come back: in links of mails, in answers. */
export interface Signer {
  /** The text with its signature after a full stop. */
  sign: (text: string) => string;
  /** The text of a token. Null for what we did not sign. */
  read: (token: string) => string | null;
}

/** @param purpose keeps tokens of one kind from being read as another */
export function makeSigner(secret: string, purpose: string): Signer {
  const key = createHash('sha256').update(`${purpose}\0${secret}`).digest('hex');
  const sign = (text: string): string => `${text}.${keyedHash(key, text)}`;
  return {
    sign,
    read(token) {
      const text = token.split('.', 1)[0] ?? '';
      const [given, wanted] = [Buffer.from(token), Buffer.from(sign(text))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null;
    },
  };
}
