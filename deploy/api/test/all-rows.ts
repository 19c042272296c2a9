import type { OperatedServer } from './operated.ts';

/**
 * Every row of every table as JSON, by table, without the times of the last changes.
 * @param except tables to leave out
 */
export async function allRows(
  { rows }: Pick<OperatedServer, 'rows'>,
  except: readonly string[],
): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    if (except.includes(name)) continue;
    const [found] = await rows<{ said: string }>(
      `select coalesce(jsonb_agg(to_jsonb(t) - 'updated_at' order by (to_jsonb(t) - 'updated_at')::text), '[]')::text as said from ${name} t`,
    );
    all[name] = found?.said ?? '';
  }
  return all;
}
