import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import { updateStudent } from '@puente/client/students';
import { type Visibility, visibilityLevels } from '@puente/contract/constants/visibility';
import type { Student } from '@puente/contract/entities/student';
import { RadioGroup } from '@puente/design-system/field';
import { Notice } from '@puente/design-system/notice';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ProfileSection } from '../ProfileSection.tsx';

const isLevel = (value: string): value is Visibility => visibilityLevels.some((level) => level === value);

const words: Record<Visibility, { label: string; description: string }> = {
  private: {
    label: 'Ninguna: perfil privado',
    description:
      'No apareces en ninguna lista. Si solicitas un proyecto, su organización lee tu nombre, tu universidad, tu provincia y lo que escribes en la solicitud.',
  },
  applied: {
    label: 'Solo aquellas a las que solicito un proyecto',
    description:
      'Ven además lo que estudias y en qué encajas, y quién eres si te interesa una de sus ofertas o eventos.',
  },
  talent: {
    label: 'También las del Talent Corner',
    description:
      'Organizaciones verificadas que buscan estudiantes ven además tus temas de interés, cómo llevas tu TFG o TFM y los trabajos que has publicado. Sin puntuaciones: ordenan por fecha.',
  },
};

const options = visibilityLevels.map((value) => ({ value, ...words[value] }));

/** Choice of the organisations that can see the student (contract, constants/visibility.ts). Saved at once. */
export function VisibilityChoice({ student }: { student: Student }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(student.visibility);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate } = useMutation({
    // Serialise the requests, so that the last click wins.
    scope: { id: 'visibility' },
    networkMode: 'always',
    mutationFn: (visibility: Visibility) => updateStudent(student.id, { visibility }),
    onMutate: (visibility) => {
      setFailure(null);
      setChosen(visibility);
      return { before: chosen };
    },
    onError: (error, _, kept) => {
      setChosen(kept?.before ?? student.visibility);
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
        value={chosen}
        onChange={(value) => isLevel(value) && mutate(value)}
        options={options}
      />
      {failure !== null && (
        <Notice tone="danger" live title="No hemos podido guardar quién te ve">
          {failure}
        </Notice>
      )}
    </ProfileSection>
  );
}
