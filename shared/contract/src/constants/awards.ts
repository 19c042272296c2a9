/** How a student says that a work takes part in the awards call (specification §2). */
export const entersAwards = 'Quiero que participe en la convocatoria de premios';
