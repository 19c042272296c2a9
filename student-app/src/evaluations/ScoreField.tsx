import { scoreWords } from '@puente/contract/constants/evaluations';
import { messages } from '@puente/contract/messages';
import { RadioGroup } from '@puente/design-system/field';

interface ScoreFieldProps {
  name: string;
  legend: string;
  /** From 1 to 5; undefined for none. */
  value: number | undefined;
  onChange: (score: number) => void;
  isMissing: boolean;
}

/** Question with a score from 1 to 5, each in words. */
export const ScoreField = ({ name, legend, value, onChange, isMissing }: ScoreFieldProps) => (
  <RadioGroup
    name={name}
    legend={legend}
    orientation="row"
    required
    value={value === undefined ? null : String(value)}
    onChange={(chosen) => onChange(Number(chosen))}
    error={isMissing ? messages.required : undefined}
    options={scoreWords.map((label, index) => ({ value: String(index + 1), label }))}
  />
);
