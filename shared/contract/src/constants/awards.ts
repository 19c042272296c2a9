/** Label of the checkbox that enters a work in the awards call (specification §2). */
export const entersAwards = 'Quiero que participe en la convocatoria de premios';
