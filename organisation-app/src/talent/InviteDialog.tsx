import * as organizationQueries from '@puente/client/organization-queries';
import { inviteStudent, talentQueries } from '@puente/client/talent';
import type { TalentProfile } from '@puente/contract/entities/student';
import { type NewTalentInvitation, newTalentInvitation } from '@puente/contract/forms/talent';
import type { ProjectId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { largestPage } from '@puente/contract/paging';
import { SelectField, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useKeptForm, zodResolver } from '@puente/platform/forms';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import type { TalentOrganization } from './use-talent-access.ts';

/** Query for projects that accept applications, up to the maximum page size. */
const openOnes = {
  filters: { status: { $eq: 'new' as const } },
  pagination: { pageSize: largestPage },
};

interface InviteDialogProps {
  student: Pick<TalentProfile, 'id' | 'name'>;
  organization: TalentOrganization;
  onClose: () => void;
}

/** Dialog to invite a student to one of the organisation's open projects, with a message. The text is kept as a draft. */
export default function InviteDialog({ student, organization, onClose }: InviteDialogProps) {
  const queryClient = useQueryClient();
  const projects = useQuery(organizationQueries.projects(organization.id, openOnes));
  const offered = projects.data?.data;
  const form = useForm<NewTalentInvitation>({
    resolver: zodResolver(newTalentInvitation),
    defaultValues: { student: student.id, message: '' },
  });
  const kept = useKeptForm(`talent-invitation-${student.id}`, form, {
    send: (values) => inviteStudent({ ...values, student: student.id }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: talentQueries.key });
      showToast({ tone: 'success', message: `Hemos enviado la invitación a ${student.name}.` });
    },
    onClose,
  });

  return (
    <FormDialog
      title={`Invita a ${student.name} a un proyecto`}
      submitLabel="Enviar invitación"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar la invitación"
      {...kept}
      {...(projects.isError && { failure: 'No hemos podido cargar tus proyectos. Cierra y vuelve a abrir.' })}
    >
      <Text size="sm" tone="muted">
        {`${student.name} decide si acepta. Solo entonces tendrás su correo y su teléfono.`}
      </Text>
      <Controller
        control={form.control}
        name="project"
        render={({ field: { name, value, onChange, onBlur, ref }, fieldState }) => (
          <SelectField
            ref={ref}
            label="Proyecto"
            name={name}
            placeholder={projects.isPending ? 'Cargando tus proyectos…' : 'Elige un proyecto'}
            hint={offered?.length === 0 && `${organization.name} no tiene proyectos abiertos.`}
            options={(offered ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
            value={projectOption(value)}
            error={fieldState.error?.message}
            required
            onBlur={onBlur}
            onChange={({ currentTarget }) =>
              onChange(offered?.find(({ id }) => String(id) === currentTarget.value)?.id)
            }
          />
        )}
      />
      <TextArea
        label="Mensaje"
        optional
        rows={5}
        maxLength={limits.talentInvitation.message}
        hint="Cuenta por qué has pensado en esta persona y qué haría en el proyecto."
        error={form.formState.errors.message?.message}
        {...form.register('message')}
      />
    </FormDialog>
  );
}

const projectOption = (id: ProjectId | undefined): string => (id === undefined ? '' : String(id));
