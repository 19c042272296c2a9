import { Button } from '@puente/design-system/button';
import type { Retrying } from './use-retry.ts';

export function RetryButton({ retry, busy }: Retrying) {
  return (
    <Button icon="refresh" busy={busy} onClick={retry}>
      Reintentar
    </Button>
  );
}
