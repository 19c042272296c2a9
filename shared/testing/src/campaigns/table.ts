/** Rows and columns as text, in columns of one width each. */
export function textTable(
  columns: readonly string[],
  rows: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const lines = [
    ['', ...columns],
    ...[...rows].map(([name, row]) => [name, ...columns.map((column) => row.get(column) ?? '')]),
  ];
  const widths =
    lines[0]?.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0))) ?? [];
  return `\n${lines.map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n')}\n`;
}
