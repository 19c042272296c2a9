import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Button } from '@puente/design-system/button';
import { useCanSave } from '../saved/use-can-save.ts';
import { useInterestingOpportunities } from './interesting-opportunities.ts';

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
