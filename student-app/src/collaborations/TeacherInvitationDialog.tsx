import { inviteTeacher } from '@puente/client/collaboration-teachers';
import { collaborationQueries } from '@puente/client/collaborations';
import type { CollaborationDetail } from '@puente/contract/entities/collaboration';
import { invitedTeacher } from '@puente/contract/forms/teacher-invitation';
import { messages } from '@puente/contract/messages';
import { TextField } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface TeacherInvitationDialogProps {
  collaboration: CollaborationDetail;
  onClose: () => void;
}

/** Dialog with which students and the organisation invite a teacher by address. */
export default function TeacherInvitationDialog({ collaboration, onClose }: TeacherInvitationDialogProps) {
  const { id, teacher } = collaboration;
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <KeptFormDialog
      name={`teacher-invitation-${id}`}
      form={form}
      title="Invitar a un docente"
      submitLabel="Enviar la invitación"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar la invitación"
      send={({ email }) => inviteTeacher(id, { email })}
      onSent={(changed) => {
        queryClient.setQueryData(collaborationQueries.one(id).queryKey, changed);
        showToast({ tone: 'success', message: 'Hemos enviado la invitación.' });
      }}
      onClose={onClose}
    >
      <Text>
        {teacher === null
          ? 'Si acepta, verá esta colaboración y su nombre aparecerá en ella.'
          : 'Si acepta, dirigirá esta colaboración en lugar de quien la dirige ahora.'}
      </Text>
      <TextField
        label="Correo del docente"
        hint="Mejor el de su universidad. Si no tiene cuenta, el correo le dice cómo crearla."
        type="email"
        required
        autoComplete="off"
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (email) => invitedTeacher.safeParse({ email }).success || messages.email,
        })}
      />
    </KeptFormDialog>
  );
}
