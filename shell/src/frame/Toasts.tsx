import { useEffect, useState } from 'react';
import { ToastRegion } from '@puente/design-system/toast';
import { dismissToast, useToasts } from '@puente/platform/ui';

/** Live region for toasts. It is always rendered, as screen readers ignore a region that is added together with its text. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const [isThere, setIsThere] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a message of the first load comes after its region
  useEffect(() => setIsThere(true), []);
  return <ToastRegion toasts={isThere ? toasts : []} onDismiss={dismissToast} />;
}
