const second = 1000;
const minute = 60 * second;

/** Longest time of one statement on a database server, in milliseconds, by purpose. */
export const timeLimits = {
  /** Lists and searches, whose cost depends on the client's query. */
  lists: 5 * second,
  /** Every other call, and sessions. */
  calls: 15 * second,
  jobs: 5 * minute,
  /** Migrations, seeds, backups. */
  upkeep: 60 * minute,
};

export type TimeLimits = typeof timeLimits;

/** Connections of one process. Lists have their own, so that slow lists do not block other calls. */
export const mostConnections = { lists: 10, calls: 10, jobs: 4, upkeep: 5 } as const;

/** Share of these connections that one visitor may use. Two slow lists leave most of the processors to others. */
export const mostConnectionsOfVisitor = { lists: 2, calls: 4 } as const;
