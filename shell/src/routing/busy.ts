import { useNavigation, useRevalidator } from '@puente/platform/router';

/** True while another page is loading, or the current page is being revalidated. */
export function useBusy(): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  return navigation.state !== 'idle' || revalidator.state !== 'idle';
}
