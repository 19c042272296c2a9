import { ToastRegion } from '@puente/design-system/toast';
import { dismissToast, useToasts } from '@puente/platform/ui';

/** The one live region for short messages: always there, since a region that arrives with its text is not read out. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return <ToastRegion toasts={toasts} onDismiss={dismissToast} />;
}
