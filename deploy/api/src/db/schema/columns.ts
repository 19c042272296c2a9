import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** When a row was made and last changed; spread into a table. */
export const stamps = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};
