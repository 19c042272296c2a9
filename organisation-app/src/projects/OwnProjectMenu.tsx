import { useState } from 'react';
import { saveAsTemplate } from '@puente/client/project-templates';
import { isRunning } from '@puente/contract/constants/statuses';
import type { OwnProject } from '@puente/contract/entities/project';
import { limits } from '@puente/contract/limits';
import { DisclosureMenu, type DisclosureMenuItem } from '@puente/design-system/disclosure';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { hasRoute, href } from '@puente/platform/links';
import { shareAddress } from '@puente/platform/sharing';
import { useNameDialog } from '../sending/use-name-dialog.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { useOwnProject } from './use-own-project.ts';

/** Menu of actions for one of the organisation's projects, depending on its status. */
export function OwnProjectMenu({ project }: { project: OwnProject }) {
  const { id, title, status, deadline } = project;
  const own = useOwnProject(project);
  const closing = useDialogOnPress(
    () => import(/* webpackChunkName: "closeProject" */ './CloseProjectDialog.tsx'),
  );
  const extending = useDialogOnPress(
    () => import(/* webpackChunkName: "extendProject" */ './ExtendProjectDialog.tsx'),
  );
  const team = useDialogOnPress(() => import(/* webpackChunkName: "teamwork" */ './TeamworkDialog.tsx'));
  const naming = useNameDialog();
  const [deleting, setDeleting] = useState(false);
  const isDraft = status === 'draft';
  const page = href('project', { id });

  const items: DisclosureMenuItem[] = [
    ...(isDraft || status === 'new'
      ? [{ label: 'Editar', icon: 'edit' as const, href: href('projectEdit', { id }) }]
      : []),
    { label: isDraft ? 'Vista previa' : 'Verlo como estudiante', icon: 'eye', href: page },
    ...(isDraft
      ? []
      : [
          {
            label: 'Compartir el enlace',
            icon: 'external' as const,
            onPress: () => void shareAddress({ title, url: new URL(page, window.location.origin).href }),
          },
        ]),
    ...(!isDraft && hasRoute('collaborations')
      ? [
          {
            label: 'Ver sus colaboraciones',
            icon: 'briefcase' as const,
            href: href('collaborations', {}, { project: id }),
          },
          { label: 'Trabajo en equipo', icon: 'users' as const, onPress: team.button.onClick },
        ]
      : []),
    ...(isRunning(status) && deadline !== null
      ? [{ label: 'Ampliar el plazo', icon: 'calendar' as const, onPress: extending.button.onClick }]
      : []),
    { label: 'Duplicar como borrador', icon: 'file', onPress: () => void own.duplicate() },
    { label: 'Guardar como plantilla', icon: 'bookmark', onPress: naming.button.onClick },
    ...(isRunning(status)
      ? [{ label: 'Cerrar el proyecto', icon: 'lock' as const, onPress: closing.button.onClick }]
      : []),
    ...(isDraft
      ? [{ label: 'Eliminar el borrador', icon: 'trash' as const, onPress: () => setDeleting(true) }]
      : []),
  ];

  return (
    <>
      <DisclosureMenu label="Acciones" about={title} items={items} align="end" />
      {closing.Dialog && closing.isOpen && (
        <closing.Dialog project={project} onChanged={own.refresh} onClose={closing.close} />
      )}
      {team.Dialog && team.isOpen && <team.Dialog project={project} onClose={team.close} />}
      {extending.Dialog && extending.isOpen && (
        <extending.Dialog project={project} onChanged={own.refresh} onClose={extending.close} />
      )}
      {naming.Dialog && naming.isOpen && (
        <naming.Dialog
          form={`template-of-project-${id}`}
          title="Guardar como plantilla"
          label="Nombre de la plantilla"
          hint="La ve tu equipo al publicar un proyecto. Guarda los textos y las condiciones, sin el plazo ni las personas."
          submitLabel="Guardar plantilla"
          name={title.slice(0, limits.projectTemplate.name)}
          maxLength={limits.projectTemplate.name}
          send={(name) => saveAsTemplate(id, name)}
          onSent={own.keptAsTemplate}
          onClose={naming.close}
        />
      )}
      {deleting && <DeleteDraft project={project} onClose={() => setDeleting(false)} />}
    </>
  );
}
