import { useNavigation, useRevalidator } from '@puente/platform/router';

/** Whether another page is on its way, or this one is being checked again. */
export function useBusy(): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  return navigation.state !== 'idle' || revalidator.state !== 'idle';
}
