import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { OpportunityId } from '@puente/contract/ids';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';

const interesting: SavedKind<OpportunityId> = {
  name: 'opportunities',
  idsIn: ({ opportunities }) => opportunities,
  withIds: (details, opportunities) => ({ ...details, opportunities }),
  savers: {
    student: {
      send: (student, opportunity, interests) =>
        updateStudent(student, {
          opportunities: interests ? { connect: [opportunity] } : { disconnect: [opportunity] },
        }),
      list: () => studentQueries.interests(),
    },
  },
  refused: {
    save: 'No hemos podido decir a la organización que te interesa.',
    forget: 'No hemos podido quitar tu interés.',
  },
};

/** Opportunities that interest the signed-in student. */
export const useInterestingOpportunities = (): SavedRecords<OpportunityId> => useSavedRecords(interesting);
