import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';

/** Placeholder while the tasks or their chunk load. */
export function TasksOnTheirWay() {
  return (
    <div>
      <VisuallyHidden role="status">Mirando lo que tienes pendiente</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}
