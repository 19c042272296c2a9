import { messageOf } from '@puente/client/api-error';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';

export function PostNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos esta entrada"
      action={<ButtonLink href={href('blog')}>Ver el blog</ButtonLink>}
    >
      Puede que la hayamos retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}

interface PostProblemProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function PostProblem({ error, retrying, onRetry }: PostProblemProps) {
  return (
    <Retry
      place="page"
      title="No hemos podido cargar la entrada"
      message={messageOf(error)}
      busy={retrying}
      onRetry={onRetry}
    />
  );
}
