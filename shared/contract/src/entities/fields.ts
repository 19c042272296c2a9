import * as z from 'zod/mini';

/** Parts that many entities have. */
export const moment = z.string(); // ISO 8601, UTC
export const stamps = { createdAt: moment, updatedAt: moment };
export const nullableText = z.nullable(z.string());
