import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';

export function NothingOnDesk({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title="Ninguna solicitud con estos filtros"
      action={
        <Button variant="secondary" onClick={onClear}>
          Ver todas las solicitudes
        </Button>
      }
    />
  );
}
