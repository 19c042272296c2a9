import { ChoiceGroup, type ChoiceGroupWords } from './ChoiceGroup.tsx';

export interface RadioGroupProps extends ChoiceGroupWords {
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/** A question with one answer. */
export function RadioGroup({ value, onChange, ...rest }: RadioGroupProps) {
  return <ChoiceGroup {...rest} kind="radio" isChosen={(option) => option === value} onChoose={onChange} />;
}
