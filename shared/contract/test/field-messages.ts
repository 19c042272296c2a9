import type * as z from 'zod/mini';

/** What a form shows for these values: field -> its first message; nothing when the values are accepted. */
export function fieldMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  const shown: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) shown[path.join('.')] ??= message;
  return shown;
}
