/**
 * Maximum number of works that one student can have in the repository (specification §9); part of `limits`. Its own file, because the
 * header of every page needs it without the other limits.
 */
export const mostPublishedWorks = 4;
