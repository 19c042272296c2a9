import { Component, type ReactNode } from 'react';
import { showToast } from '@puente/platform/ui';
import { reportError } from './report.ts';

interface ContainedProps {
  /** Called when the children cannot be shown, so that the component that asked for them knows. */
  onFailure: () => void;
  children: ReactNode;
}

/** Around a part of the frame that comes later (a dialog): when it cannot be loaded or breaks, nothing else does. */
export class Contained extends Component<ContainedProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const reference = reportError(error, 'render');
    this.props.onFailure();
    showToast({
      tone: 'danger',
      message: `No hemos podido mostrar esta ventana. Recarga la página; si se repite, indica la referencia ${reference}.`,
      action: { label: 'Recargar', onPress: () => window.location.reload() },
    });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
