import { certificateQueries, markCompetences } from '@puente/client/certificates';
import { competenceCodes, competenceNames } from '@puente/contract/constants/competence-names';
import type { Collaboration, CollaborationMember } from '@puente/contract/entities/collaboration';
import { CheckboxGroup } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useController, useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { nameOfMember } from '../collaborations/collaboration-words.ts';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface CompetencesDialogProps {
  collaboration: Collaboration;
  member: CollaborationMember;
  /** Codes that are marked so far. */
  competences: readonly string[];
  onClose: () => void;
}

/** Dialog with which the organisation says which competences it has seen at a student's work. */
export default function CompetencesDialog({
  collaboration: { id },
  member,
  competences,
  onClose,
}: CompetencesDialogProps) {
  const queryClient = useQueryClient();
  const name = nameOfMember(member);
  const form = useForm<{ competences: string[] }>({ defaultValues: { competences: [...competences] } });
  const { field } = useController({ control: form.control, name: 'competences' });
  return (
    <KeptFormDialog
      name={`competences-${member.id}`}
      form={form}
      title={`Competencias de ${name}`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar las competencias"
      send={({ competences: seen }) =>
        markCompetences(id, {
          member: member.id,
          competences: competenceCodes.filter((code) => seen.includes(code)),
        })
      }
      onSent={(known) => {
        queryClient.setQueryData(certificateQueries.of(id).queryKey, known);
        showToast({ tone: 'success', message: 'Guardado. Se lo hemos dicho al estudiante.' });
      }}
      onClose={onClose}
    >
      <Text>
        Figuran en el certificado con el nombre de vuestra organización. Marca solo lo que hayáis visto.
      </Text>
      <CheckboxGroup
        legend="¿Qué habéis visto en su trabajo?"
        name="competences"
        options={competenceCodes.map((value) => ({ value, label: competenceNames[value] }))}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </KeptFormDialog>
  );
}
