import { useState, type ComponentType } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { showToast } from '@puente/platform/ui';

/** A dialog whose code comes when it is opened. When that cannot be had the user is told, and may try again. */
export function useDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);

  async function open() {
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
    } catch {
      showToast({ tone: 'danger', message: generalErrors.Network.text });
    }
  }

  return {
    /** Null while it is closed. */
    Dialog,
    open: () => void open(),
    close: () => setDialog(null),
  };
}
