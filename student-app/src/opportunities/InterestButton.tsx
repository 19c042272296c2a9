import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { OpportunityId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { type SavedKind, type SavedRecords, useSavedRecords } from '../saved/saved-records.ts';
import { useCanSave } from '../saved/use-can-save.ts';

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
const useInterestingOpportunities = (): SavedRecords<OpportunityId> => useSavedRecords(interesting);

interface InterestButtonProps {
  opportunity: Pick<Opportunity, 'id' | 'title' | 'status'>;
  /** `sm` on cards, where the button is less prominent. */
  size?: 'md' | 'sm';
}

/** Button to mark or unmark interest ('Me interesa'). Only students see it, and only while the opportunity is open. */
export function InterestButton({ opportunity: { id, title, status }, size = 'md' }: InterestButtonProps) {
  const { isSaved, save, forget } = useInterestingOpportunities();
  const canSave = useCanSave();
  const interests = isSaved(id);
  if (!canSave || (status !== 'open' && !interests)) return null;

  const words = interests ? 'Ya no me interesa' : 'Me interesa';
  return (
    <Button
      variant={interests || size === 'sm' ? 'secondary' : 'primary'}
      size={size}
      icon={interests ? 'check' : 'star'}
      aria-label={`${words}: ${title}`}
      onClick={() => (interests ? forget(id) : save(id))}
    >
      {words}
    </Button>
  );
}
