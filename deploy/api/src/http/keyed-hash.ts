import { createHmac } from 'node:crypto';

/** The same text gives the same hash, and without the pepper no text can be tried until a hash fits. */
export const keyedHash = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('base64url');
