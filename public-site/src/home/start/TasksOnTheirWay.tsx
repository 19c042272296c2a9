import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';

/** In the place of the tasks while they, or the code that knows them, are on their way. */
export function TasksOnTheirWay() {
  return (
    <div>
      <VisuallyHidden role="status">Mirando lo que tienes pendiente</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}
