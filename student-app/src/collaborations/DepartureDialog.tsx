import { collaborationQueries, leaveTeam } from '@puente/client/collaborations';
import type { Collaboration, CollaborationMember } from '@puente/contract/entities/collaboration';
import { Text } from '@puente/design-system/text';
import { useForm } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { nameOfMember } from './collaboration-words.ts';
import { ReasonField } from './ReasonField.tsx';

interface DepartureDialogProps {
  collaboration: Collaboration;
  member: CollaborationMember;
  onClose: () => void;
}

/** Dialog with which a student leaves a team, or the organisation takes one out of it. */
export default function DepartureDialog({ collaboration, member, onClose }: DepartureDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { reason: '' } });
  const name = nameOfMember(member);
  return (
    <KeptFormDialog
      name={`departure-${member.id}`}
      form={form}
      title={member.own ? '¿Dejar el equipo?' : `¿Sacar del equipo a ${name}?`}
      submitLabel={member.own ? 'Dejar el equipo' : 'Sacar del equipo'}
      cancelLabel="Volver"
      tone="danger"
      failureTitle="No hemos podido guardar el cambio"
      send={({ reason }) => leaveTeam(collaboration.id, { member: member.id, reason })}
      onSent={async () => {
        showToast({
          tone: 'success',
          message: member.own ? 'Has dejado el equipo.' : `${name} ya no está en el equipo.`,
        });
        if (member.own) await navigate(href('collaborations'));
        await queryClient.invalidateQueries({ queryKey: collaborationQueries.key });
      }}
      onClose={onClose}
    >
      <Text>
        {member.own
          ? 'El equipo sigue sin ti, y dejarás de ver esta colaboración. No se puede deshacer.'
          : 'El equipo sigue sin esta persona, que dejará de ver la colaboración. No se puede deshacer.'}
      </Text>
      <ReasonField form={form} label="Motivo" hint="Lo leen las demás personas que participan." rows={3} />
    </KeptFormDialog>
  );
}
