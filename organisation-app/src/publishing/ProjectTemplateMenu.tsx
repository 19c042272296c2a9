import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import {
  projectTemplateQueries,
  removeProjectTemplate,
  renameProjectTemplate,
} from '@puente/client/project-templates';
import type { ProjectTemplate } from '@puente/contract/entities/project-template';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { useNameDialog } from '../sending/use-name-dialog.ts';

interface ProjectTemplateMenuProps {
  template: ProjectTemplate;
  organization: OrganizationId;
}

/** Menu of a project template: rename and delete. */
export function ProjectTemplateMenu({
  template: { id, name, updatedAt },
  organization,
}: ProjectTemplateMenuProps) {
  const queryClient = useQueryClient();
  const rename = useNameDialog();
  const [isAsked, setAsked] = useState(false);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: projectTemplateQueries.of(organization).queryKey });
  const removal = useMutation({
    mutationFn: () => removeProjectTemplate(id),
    onSuccess: () => {
      showToast({ tone: 'success', message: `Has eliminado la plantilla «${name}».` });
      return refresh();
    },
  });

  return (
    <>
      <DisclosureMenu
        label="Acciones"
        about={name}
        align="end"
        items={[
          { label: 'Cambiar el nombre', icon: 'edit', onPress: rename.button.onClick },
          { label: 'Eliminar la plantilla', icon: 'trash', onPress: () => setAsked(true) },
        ]}
      />
      {rename.Dialog && rename.isOpen && (
        <rename.Dialog
          form={`project-template-${id}`}
          title="Cambiar el nombre"
          label="Nombre de la plantilla"
          submitLabel="Guardar nombre"
          name={name}
          maxLength={limits.projectTemplate.name}
          send={(given) => renameProjectTemplate(id, given, updatedAt)}
          onSent={refresh}
          onOutdated={refresh}
          onClose={rename.close}
        />
      )}
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
        <p>Los proyectos que empezaron con ella se quedan como están.</p>
      </ConfirmDialog>
    </>
  );
}
