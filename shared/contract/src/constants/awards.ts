/** Label of the checkbox that enters a work in the awards call (specification §2). */
export const entersAwards = 'Quiero que participe en la convocatoria de premios';

/** Criteria by which the jury of an edition gives points. */
export const criteriaOf = (criteria: readonly string[]): readonly string[] =>
  criteria.length > 0 ? criteria : ['Valoración general'];

/** Moment until which the jury scores: its own, or the announcement. */
export const judgedUntil = <Moment>({
  judgedBy,
  announcedAt,
}: {
  judgedBy: Moment | null;
  announcedAt: Moment;
}) => judgedBy ?? announcedAt;
