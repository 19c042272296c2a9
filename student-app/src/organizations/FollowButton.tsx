import type { OrganizationSummary } from '@puente/contract/entities/organization';
import { Button } from '@puente/design-system/button';
import { useCanSave } from '../saved/use-can-save.ts';
import { useFollowedOrganizations } from './followed-organizations.ts';

interface FollowButtonProps {
  organization: Pick<OrganizationSummary, 'id' | 'name'>;
  /** `sm` on cards, where the button is less prominent: an accent on every card would stand out nowhere. */
  size?: 'md' | 'sm';
}

/** Button to follow or unfollow an organisation. Only students see it. */
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
