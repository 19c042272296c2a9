import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { removeMessageTemplate } from '@puente/client/message-templates';
import type { MessageTemplate } from '@puente/contract/entities/message-template';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import { useMutation } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface MessageTemplateMenuProps {
  template: MessageTemplate;
  onChange: () => void;
  onRemoved: () => unknown;
}

/** Actions on a message besides taking it. */
export function MessageTemplateMenu({
  template: { id, name },
  onChange,
  onRemoved,
}: MessageTemplateMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const removal = useMutation({
    mutationFn: () => removeMessageTemplate(id),
    onSuccess: () => {
      showToast({ tone: 'success', message: `Has eliminado la plantilla «${name}».` });
      return onRemoved();
    },
  });
  return (
    <>
      <DisclosureMenu
        label="Acciones"
        about={name}
        align="end"
        items={[
          { label: 'Cambiar', icon: 'edit', onPress: onChange },
          { label: 'Eliminar', icon: 'trash', onPress: () => setAsked(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        title={`¿Eliminar la plantilla «${name}»?`}
        confirmLabel="Eliminar"
        tone="danger"
        busy={removal.isPending}
        failure={removal.error && explained(removal.error)}
        onConfirm={() => removal.mutate()}
        onCancel={() => {
          setAsked(false);
          removal.reset();
        }}
      >
        <p>Nadie de tu organización podrá usarla. Los mensajes que ya enviaste se quedan como están.</p>
      </ConfirmDialog>
    </>
  );
}
