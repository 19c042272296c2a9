import { key, named, owner } from './decision.ts';

/** Tables with the members of juries of the awards. */
export const juryTables = {
  awardJurors: {
    deletion: 'goes',
    columns: { createdAt: 'desde', updatedAt: 'modificado', id: key, userId: owner, editionId: named },
  },
  awardScores: {
    deletion: 'goes',
    columns: {
      points: 'puntos',
      comment: 'comentario',
      createdAt: 'creada',
      updatedAt: 'modificada',
      jurorId: owner,
      entryId: named,
    },
  },
} as const;
