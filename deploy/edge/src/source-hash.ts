import { integrityOf } from '@puente/federation/integrity';

/** Returns the hash with which a content security policy admits an inline script or style of exactly this content. */
export const sourceHash = (content: string): string => integrityOf(Buffer.from(content));
