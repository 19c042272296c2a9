import { messageOf } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';

interface ListErrorProps {
  title: string;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function ListError({ title, error, retrying, onRetry }: ListErrorProps) {
  return (
    <EmptyState
      icon="warning"
      headingLevel={3}
      title={title}
      action={
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  );
}
