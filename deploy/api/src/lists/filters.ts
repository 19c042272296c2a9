import { and, Column, is, or, type SQL, sql } from 'drizzle-orm';
import { inAlphabet } from './alphabet.ts';

/** Compiles the conditions of a query (`filters` of the contract) to SQL. */

/** Rule of one filtered field: a condition for its operators, or rules for the fields of a relation. */
type Rule<Wanted> = keyof Wanted extends `$${string}` ? (wanted: Wanted) => SQL | undefined : Inside<Wanted>;

/** A rule for each declared field, and for no other. */
export type Rules<Fields> = { [Field in keyof Fields]-?: Rule<NonNullable<Fields[Field]>> };

/** Fields of a relation (`filter.within`). */
interface Inside<Fields> {
  inside: Rules<Fields>;
  /** Turns the combined conditions into one on the list's row: usually that a related row fulfils them. */
  where?: (condition: SQL) => SQL;
}

interface LooseRules {
  [field: string]:
    ((wanted: never) => SQL | undefined) | { inside: LooseRules; where?: (condition: SQL) => SQL };
}

/** Combines all conditions of one level; `undefined` when there is none. */
export function conditionOf(rules: object, filters: object): SQL | undefined {
  const conditions = Object.entries(filters).map(([field, wanted]: [string, unknown]) => {
    if (wanted === undefined) return undefined;
    if (field === '$or')
      return or(...(wanted as object[]).map((part) => conditionOf(rules, part) ?? sql`true`));
    if (field === '$and') return and(...(wanted as object[]).map((part) => conditionOf(rules, part)));
    // The contract has let nothing through that `Rules` does not demand a rule for.
    const rule = (rules as LooseRules)[field] as LooseRules[string];
    if (typeof rule === 'function') return rule(wanted as never);
    const inside = conditionOf(rule.inside, wanted as object);
    return inside && rule.where ? rule.where(inside) : inside;
  });
  return and(...conditions);
}

/**
 * Tells whether a filter names its rows, as links and saved records do. A list may then show those that it hides while
 * browsing. A condition that excludes rows (`$ne`, `$notIn`) names none.
 */
export const namesRows = (wanted: object | undefined): boolean =>
  wanted !== undefined &&
  ['$eq', '$in'].some((operator) => (wanted as Record<string, unknown>)[operator] !== undefined);

type Target = Column | SQL;

/** Converts a value to the column's type; a date arrives as text. */
function given(target: Target, wanted: unknown): SQL {
  if (!is(target, Column)) return sql`${wanted}`;
  return sql`${sql.param(target.dataType === 'date' ? new Date(wanted as string) : wanted, target)}`;
}

/** One parameter regardless of the length of the list, so that the statement stays the same. */
const list = (wanted: unknown): SQL => sql`${sql.param(wanted)}`;

const operators: Readonly<Record<string, (target: Target, wanted: unknown) => SQL>> = {
  $eq: (target, wanted) => sql`${target} = ${given(target, wanted)}`,
  // A missing value differs from any value.
  $ne: (target, wanted) => sql`${target} is distinct from ${given(target, wanted)}`,
  $in: (target, wanted) => sql`${target} = any(${list(wanted)})`,
  $notIn: (target, wanted) => sql`(${target} = any(${list(wanted)})) is not true`,
  $lt: (target, wanted) => inOrder(target, sql`<`, wanted),
  $lte: (target, wanted) => inOrder(target, sql`<=`, wanted),
  $gt: (target, wanted) => inOrder(target, sql`>`, wanted),
  $gte: (target, wanted) => inOrder(target, sql`>=`, wanted),
  $between: (target, wanted) => {
    const [lowest, highest] = wanted as readonly [unknown, unknown];
    return sql`${inOrder(target, sql`>=`, lowest)} and ${inOrder(target, sql`<=`, highest)}`;
  },
  $eqi: (target, wanted) => sql`fold_text(${target}) = fold_text(${wanted}::text)`,
  $startsWith: (target, wanted) => sql`starts_with(${target}, ${wanted}::text)`,
  $endsWith: (target, wanted) => sql`right(${target}, length(${wanted}::text)) = ${wanted}::text`,
  $contains: (target, wanted) => sql`strpos(${target}, ${wanted}) > 0`,
  $containsi: (target, wanted) => sql`fold_text(${target}) like word_pattern(${wanted})`,
  $null: (target, wanted) => (wanted === true ? sql`${target} is null` : sql`${target} is not null`),
  $notNull: (target, wanted) => (wanted === true ? sql`${target} is not null` : sql`${target} is null`),
};

/** Compares texts by the Spanish alphabet, in which lists are sorted. */
function inOrder(target: Target, comparison: SQL, wanted: unknown): SQL {
  const isText = is(target, Column) ? target.dataType === 'string' : typeof wanted === 'string';
  return isText
    ? sql`${inAlphabet(sql`${target}`)} ${comparison} ${inAlphabet(sql`${wanted}::text`)}`
    : sql`${target} ${comparison} ${given(target, wanted)}`;
}

/** `matches(projects.status)`: all operators of a filter. `$in` passes its elements on unchanged. */
export const matches =
  (target: Target) =>
  (wanted: object): SQL | undefined =>
    and(
      ...Object.entries(wanted).map(([operator, argument]: [string, unknown]) => {
        if (argument === undefined) return undefined;
        // A row without a value does not fulfil the condition, and so fulfils its opposite.
        if (operator === '$not')
          return sql`(${matches(target)(argument as object) ?? sql`true`}) is not true`;
        const build = operators[operator];
        if (!build) throw new Error(`The operator ${operator} has no SQL.`);
        return build(target, argument);
      }),
    );
