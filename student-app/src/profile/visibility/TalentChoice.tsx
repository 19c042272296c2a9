import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import type { Student } from '@puente/contract/entities/student';
import { RadioGroup } from '@puente/design-system/field';
import { Notice } from '@puente/design-system/notice';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ProfileSection } from '../ProfileSection.tsx';

/** Whether organisations find the student in the talent corner (decisions): kept at once. */
export function TalentChoice({ student }: { student: Student }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(student.talentVisible);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate } = useMutation({
    // One after the other, so that pressing twice ends as the second press said.
    scope: { id: 'talent' },
    networkMode: 'always',
    mutationFn: (talentVisible: boolean) => updateStudent(student.id, { talentVisible }),
    onMutate: (visible) => {
      setFailure(null);
      setChosen(visible);
    },
    onError: (error, visible) => {
      setChosen(!visible);
      setFailure(explained(error));
    },
    onSuccess: () => {
      showToast({ tone: 'success', message: 'Hemos guardado quién te ve.' });
      return queryClient.invalidateQueries({ queryKey: studentQueries.key });
    },
  });

  return (
    <ProfileSection
      title="Quién ve tu perfil"
      lead="Nadie ve tu correo electrónico ni tu teléfono hasta que te preselecciona."
    >
      <RadioGroup
        legend="Organizaciones que pueden verte"
        name="visibility"
        value={chosen ? 'talent' : 'applied'}
        onChange={(value) => mutate(value === 'talent')}
        options={[
          {
            value: 'applied',
            label: 'Solo aquellas a las que solicito un proyecto',
            description: 'Ven tu nombre, tu universidad, tu provincia, lo que estudias y tu solicitud.',
          },
          {
            value: 'talent',
            label: 'También las del Talent Corner',
            description:
              'Organizaciones verificadas que buscan estudiantes ven además tus temas de interés y cómo llevas tu TFG o TFM. Sin puntuaciones: ordenan por fecha.',
          },
        ]}
      />
      {failure !== null && (
        <Notice tone="danger" live title="No hemos podido guardar quién te ve">
          {failure}
        </Notice>
      )}
    </ProfileSection>
  );
}
