import type { OrganizationSummary } from '@puente/contract/entities/organization';
import { Button } from '@puente/design-system/button';
import { useCanSave } from '../saved/use-can-save.ts';
import { useFollowedOrganizations } from './followed-organizations.ts';

interface FollowButtonProps {
  organization: Pick<OrganizationSummary, 'id' | 'name'>;
  /** On a card among others it stands back: one accent for a whole list would be none. */
  size?: 'md' | 'sm';
}

/** Follows an organisation, or leaves it. Only students see it. */
export function FollowButton({ organization: { id, name }, size = 'md' }: FollowButtonProps) {
  const { isSaved, save, forget } = useFollowedOrganizations();
  const canSave = useCanSave();
  if (!canSave) return null;
  const follows = isSaved(id);
  const words = follows ? 'Dejar de seguir' : 'Seguir';
  return (
    <Button
      variant={follows || size === 'sm' ? 'secondary' : 'primary'}
      size={size}
      icon={follows ? 'check' : 'plus'}
      aria-label={`${words}: ${name}`}
      onClick={() => (follows ? forget(id) : save(id))}
    >
      {words}
    </Button>
  );
}
