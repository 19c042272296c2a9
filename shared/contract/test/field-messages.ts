import type * as z from 'zod/mini';

/** Returns the first message of each field, as a form shows them; empty for valid values. */
export function fieldMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  const shown: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) shown[path.join('.')] ??= message;
  return shown;
}
