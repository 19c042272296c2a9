import { Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';

export function OwnProjectSkeletons() {
  return (
    <Stack>
      <VisuallyHidden role="status">Cargando tus proyectos</VisuallyHidden>
      <Stack gap={4}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} shape="card" lines={2} />
        ))}
      </Stack>
    </Stack>
  );
}
