import { ChoiceGroup, type ChoiceGroupWords } from './ChoiceGroup.tsx';

export interface CheckboxGroupProps extends ChoiceGroupWords {
  value: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
}

/** A question with any number of answers. */
export function CheckboxGroup({ value, onChange, ...rest }: CheckboxGroupProps) {
  function choose(changed: string, chosen: boolean) {
    onChange(
      rest.options
        .map((option) => option.value)
        .filter((option) => (option === changed ? chosen : value.includes(option))),
    );
  }
  return (
    <ChoiceGroup {...rest} kind="checkbox" isChosen={(option) => value.includes(option)} onChoose={choose} />
  );
}
