import { Button } from '@puente/design-system/button';
import { shareAddress } from '@puente/platform/sharing';

/** Button to share the address of the page. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="external"
      onClick={() => void shareAddress({ title, url: window.location.href })}
    >
      Compartir
    </Button>
  );
}
