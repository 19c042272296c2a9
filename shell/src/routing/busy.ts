import { useNavigation, useRevalidator } from '@puente/platform/router';

/** Whether another page is on its way, or the current page is being checked again. */
export function useBusy(): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  return navigation.state !== 'idle' || revalidator.state !== 'idle';
}
