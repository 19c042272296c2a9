import type { Work } from '@puente/contract/entities/work';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';

export default function CorrectAuthorshipButton({ work }: { work: Work }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "authorshipDialog" */ './AuthorshipDialog.tsx'),
  );
  return (
    <>
      <Button variant="quiet" size="sm" {...button}>
        Corregir la autoría
      </Button>
      {Dialog && isOpen && <Dialog work={work} onClose={close} />}
    </>
  );
}
