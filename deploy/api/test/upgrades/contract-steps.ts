/** A migration as the rule reads it. */
export interface MigrationText {
  /** File name without `.sql`, such as `0003_work_authorship`. */
  name: string;
  /** Its SQL, with `--> statement-breakpoint` between the statements. */
  text: string;
}

/** Statements that break a release that still runs, or that lose data. */
const breaking = [
  /\bdrop\s+(?:table|column|view|materialized\s+view|function|type|schema|default)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is,
  /^(?:delete\s+from|truncate)\b/im,
];

/** Statements that refuse rows which were accepted before. Group 1 is the table. */
const tightening = [
  /\balter\s+table\s+"?(\w+)"?\s+add\s+(?:constraint\s+\S+\s+)?(?:check|unique|exclude|foreign\s+key)\b/i,
  /\bcreate\s+unique\s+index\s+\S+\s+on\s+"?(\w+)"?/i,
];

/** Declares a contract step: the migration whose old form it removes, the last release that used that form, and why. */
const declaration = /^-- contract of (\d{4}_\w+), last used by (\d+\.\d+\.\d+): \S/m;

/**
 * Checks that each migration only expands, so that the release before runs on its tables during a rollout. A statement
 * that removes or tightens something is a contract step: it names the migration that made the old form obsolete, and a
 * release that is older than the version of the package. So at least one release that does without lies between.
 * @param migrations all of them, oldest first; the first one is the beginning, and may do anything
 * @param version version of the API's package, which is that of its last release
 * @returns one sentence for each fault
 */
export function faultsOf(migrations: readonly MigrationText[], version: string): string[] {
  return migrations.flatMap(({ name, text }, index) => {
    if (index === 0) return [];
    const earlier = migrations.slice(0, index).map((migration) => migration.name);
    return text.split('--> statement-breakpoint').flatMap((statement) => {
      if (!breaks(statement, text)) return [];
      const [, obsoleteSince = '', lastUser = ''] = declaration.exec(statement) ?? [];
      if (obsoleteSince === '')
        return [`${name} breaks the release before, and declares no contract step:${oneLine(statement)}`];
      if (!earlier.includes(obsoleteSince))
        return [`${name} is the contract of ${obsoleteSince}, which is no earlier migration.`];
      if (isOlder(lastUser, version)) return [];
      return [
        `${name} removes what release ${lastUser} uses, and ${version} is the last release: wait for the next one.`,
      ];
    });
  });
}

function breaks(statement: string, migration: string): boolean {
  if (breaking.some((pattern) => pattern.test(statement))) return true;
  return tightening.some((pattern) => {
    const table = pattern.exec(statement)?.[1];
    return table !== undefined && !isNew(table, statement, migration);
  });
}

/** Tells whether no release before writes such rows: the migration itself adds the table, or one of the columns. */
function isNew(table: string, statement: string, migration: string): boolean {
  if (new RegExp(`create\\s+table\\s+"?${table}"?`, 'i').test(migration)) return true;
  const added = [...migration.matchAll(/\badd\s+column\s+"?(\w+)"?/gi)].map(([, column]) => column);
  return added.some((column) => new RegExp(`[("]${column}[)",]`).test(statement));
}

/** Compares two versions of three numbers. */
function isOlder(version: string, other: string): boolean {
  const [left, right] = [version, other].map((each) => each.split('.').map(Number));
  const index = left?.findIndex((part, position) => part !== right?.[position]) ?? -1;
  return index >= 0 && (left?.[index] ?? 0) < (right?.[index] ?? 0);
}

const oneLine = (statement: string): string => ` ${statement.trim().replace(/\s+/g, ' ').slice(0, 120)}`;
