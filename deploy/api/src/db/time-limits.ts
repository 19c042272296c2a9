const second = 1000;
const minute = 60 * second;

/** How long one statement may take on a database server, in milliseconds, by what it is for. */
export const timeLimits = {
  /** Lists and searches: a caller chooses what they ask. */
  lists: 5 * second,
  /** Every other call, and sessions. */
  calls: 15 * second,
  jobs: 5 * minute,
  /** Migrations, seeds, copies of everything. */
  upkeep: 60 * minute,
};

export type TimeLimits = typeof timeLimits;

/** Connections of one process. Lists have their own, so that slow lists leave the other calls theirs. */
export const mostConnections = { lists: 10, calls: 10, jobs: 4, upkeep: 5 } as const;

/** Connections of one visitor, of those above. Two slow lists leave most of the processors to others. */
export const mostConnectionsOfVisitor = { lists: 2, calls: 4 } as const;
