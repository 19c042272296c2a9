import { type ReactNode } from 'react';
import { RadioGroup } from '../field/index.ts';

/** From the least to the most (specification §3, competence questionnaire). */
const scale = ['0', '1', '2', '3', '4', '5', '6'];

interface CompetenceScaleProps {
  legend: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** How far somebody agrees with a sentence, from 0 to 6. */
export function CompetenceScale({ hint, ...rest }: CompetenceScaleProps) {
  return (
    <RadioGroup
      {...rest}
      hint={hint ?? '0 es «Totalmente en desacuerdo» y 6 es «Totalmente de acuerdo».'}
      orientation="row"
      options={scale.map((value) => ({ value, label: value }))}
    />
  );
}
