import type { Database } from './connect.ts';

interface Preparable<Prepared> {
  prepare: (name: string) => Prepared;
}

/**
 * A query that is built once and planned once per connection: `rowsById(db).execute({ ids })`. `name` is its name in
 * the database; its values are `sql.placeholder(…)`.
 */
export function prepared<Prepared>(
  name: string,
  build: (db: Database) => Preparable<Prepared>,
): (db: Database) => Prepared {
  const known = new WeakMap<Database, Prepared>();
  return (db) => {
    let statement = known.get(db);
    if (!statement) {
      statement = build(db).prepare(name);
      known.set(db, statement);
    }
    return statement;
  };
}
