/**
 * Works that one student has in the repository at a time, at most (specification §9); `limits` has it as well.
 * In a file of its own: the header of every page asks for it, and need not load all limits.
 */
export const mostPublishedWorks = 4;
