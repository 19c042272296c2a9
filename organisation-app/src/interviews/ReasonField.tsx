import type { ComponentProps } from 'react';
import { interviewLimits } from '@puente/contract/constants/interviews';
import { TextArea } from '@puente/design-system/field';

/** Field for the reason of a change, which the student reads. */
export function ReasonField(props: Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'maxLength'>) {
  return (
    <TextArea
      label="Motivo"
      hint="La persona lo leerá."
      rows={3}
      maxLength={interviewLimits.reason.max}
      {...props}
    />
  );
}
