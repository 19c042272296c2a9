import type { ComponentProps } from 'react';
import { limits } from '@puente/contract/limits';
import { RadioGroup, TextArea } from '@puente/design-system/field';

interface ProblemFieldsProps {
  /** Words of each reason, by its code. */
  reasons: Readonly<Record<string, string>>;
  reason: Pick<ComponentProps<typeof RadioGroup>, 'name' | 'value' | 'onChange'>;
  isReasonMissing: boolean;
  /** Registration of the field in the form. */
  text: Partial<ComponentProps<typeof TextArea>>;
  textError: string | undefined;
}

/** Fields of a report to the team: the reason from a list, and words. */
export function ProblemFields({ reasons, reason, isReasonMissing, text, textError }: ProblemFieldsProps) {
  return (
    <>
      <RadioGroup
        {...reason}
        legend="¿Qué ocurre?"
        options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
        error={isReasonMissing && 'Elige qué ocurre.'}
      />
      <TextArea
        label="Cuéntanos más"
        optional
        maxLength={limits.recordProblem.max}
        hint="Lo lee el equipo de la plataforma, que puede responderte por correo electrónico."
        error={textError}
        {...text}
      />
    </>
  );
}
