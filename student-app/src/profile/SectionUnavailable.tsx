import { Retry } from '@puente/design-system/retry';
import { useReady } from '@puente/platform/ui';

/** In the place of a section whose code could not be loaded. Only a new page view asks for it again. */
export function SectionUnavailable() {
  useReady(true);
  return (
    <Retry
      place="page"
      headingLevel={2}
      title="No hemos podido cargar esta sección"
      message="Comprueba tu conexión y vuelve a intentarlo."
      busy={false}
      onRetry={() => location.reload()}
    />
  );
}
