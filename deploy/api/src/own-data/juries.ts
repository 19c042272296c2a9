import { eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { awardEditions, awardEntries, awardJurors, awardScores, works } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Juries of the awards of which a person is a member, and the scores that they gave. */
export const juriesOf = (db: Database, userId: UserId) => ({
  jurados_de_premios: () =>
    db
      .select({ edicion: awardEditions.name, ...exported('awardJurors') })
      .from(awardJurors)
      .innerJoin(awardEditions, eq(awardEditions.id, awardJurors.editionId))
      .where(eq(awardJurors.userId, userId)),
  puntos_como_jurado: () =>
    db
      .select({ trabajo: works.title, ...exported('awardScores') })
      .from(awardScores)
      .innerJoin(awardJurors, eq(awardJurors.id, awardScores.jurorId))
      .innerJoin(awardEntries, eq(awardEntries.id, awardScores.entryId))
      .innerJoin(works, eq(works.id, awardEntries.workId))
      .where(eq(awardJurors.userId, userId)),
});
