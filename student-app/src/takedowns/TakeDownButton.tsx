import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import type { TakeDownProps } from './take-down-props.ts';

export default function TakeDownButton(props: TakeDownProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "takeDownDialog" */ './TakeDownDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" icon="lock" {...button}>
        Retirar
      </Button>
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </>
  );
}
