import { Component, type ReactNode } from 'react';
import { showToast } from '@puente/platform/ui';
import { reportError } from './report.ts';

interface ContainedProps {
  /** Called when the children fail to load or render. */
  onFailure: () => void;
  children: ReactNode;
}

/** Error boundary around a lazy part of the frame, such as a dialog: its failure affects nothing else. */
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
