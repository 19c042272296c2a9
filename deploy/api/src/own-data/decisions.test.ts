import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import { decisions } from './decisions.ts';

const decided = Object.entries(decisions).map(([name, decision]) => ({
  name,
  decision,
  table: schema[name as keyof typeof decisions],
}));

/** Tables whose rows the database deletes by cascade with a user's. */
const gone = new Set(['users']);
for (let before = 0; before < gone.size;) {
  before = gone.size;
  for (const { table } of decided) {
    const follows = getTableConfig(table).foreignKeys.some(
      ({ onDelete, reference }) => onDelete === 'cascade' && gone.has(getTableName(reference().foreignTable)),
    );
    if (follows) gone.add(getTableName(table));
  }
}

const personal = decided.filter(({ decision }) => 'columns' in decision);

it.each(personal.filter(({ decision }) => 'deletion' in decision && decision.deletion === 'goes'))(
  '$name goes with the account',
  ({ table }) => {
    expect(gone).toContain(getTableName(table));
  },
);

it('leaves nobody’s id in what stays', () => {
  const left = decided.flatMap(({ table }) =>
    getTableConfig(table)
      .foreignKeys.filter(({ reference }) => gone.has(getTableName(reference().foreignTable)))
      .filter(({ onDelete }) => onDelete !== 'cascade' && onDelete !== 'set null')
      .map(() => getTableName(table)),
  );
  expect(left).toEqual([]);
});

it('exports no secret', () => {
  const names = personal.flatMap(({ decision }) =>
    'columns' in decision ? Object.entries(decision.columns) : [],
  );
  const secrets = ['password', 'token', 'accessToken', 'refreshToken', 'idToken', 'secret', 'hash'];
  expect(names.filter(([column, as]) => secrets.includes(column) && typeof as === 'string')).toEqual([]);
});
