import { endGuidance } from '@puente/client/collaboration-teachers';
import { collaborationQueries } from '@puente/client/collaborations';
import type { CollaborationDetail } from '@puente/contract/entities/collaboration';
import { Text } from '@puente/design-system/text';
import { useForm } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface GuidanceEndDialogProps {
  collaboration: CollaborationDetail;
  onClose: () => void;
}

/** Dialog that ends the guidance by an invited teacher. */
export default function GuidanceEndDialog({ collaboration, onClose }: GuidanceEndDialogProps) {
  const { id, side, teacher } = collaboration;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: {} });
  const isOwn = side === 'teacher';
  const name = teacher === null ? 'el docente' : `${teacher.name} ${teacher.surname}`;
  return (
    <KeptFormDialog
      name={`guidance-end-${id}`}
      form={form}
      title={isOwn ? '¿Dejar de dirigir este trabajo?' : '¿Quitar al docente?'}
      submitLabel={isOwn ? 'Dejar de dirigirlo' : 'Quitar al docente'}
      cancelLabel="Volver"
      tone="danger"
      failureTitle="No hemos podido guardar el cambio"
      send={() => endGuidance(id)}
      onSent={async () => {
        showToast({
          tone: 'success',
          message: isOwn ? 'Ya no diriges este trabajo.' : `${name} ya no dirige este trabajo.`,
        });
        if (isOwn) await navigate(href('collaborations'));
        await queryClient.invalidateQueries({ queryKey: collaborationQueries.key });
      }}
      onClose={onClose}
    >
      <Text>
        {isOwn
          ? 'Dejarás de ver esta colaboración. Se lo diremos a los demás.'
          : `${name} dejará de ver esta colaboración. Si el proyecto tiene otro docente, la dirigirá él.`}
      </Text>
    </KeptFormDialog>
  );
}
