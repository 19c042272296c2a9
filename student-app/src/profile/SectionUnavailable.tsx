import { Retry } from '@puente/design-system/retry';
import { useReady } from '@puente/platform/ui';

/** Fallback for a section whose chunk failed to load. Only a new page view retries it. */
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
