import { type ReactNode } from 'react';
import { type OptionGroups } from '@puente/contract/forms/field-definition';
import { Disclosure } from '../disclosure/index.ts';
import { CheckboxGroup } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './FormFields.module.css';

interface GroupedChoicesProps extends OptionGroups {
  legend: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A question with too many options to read at once: the exclusive option first, then the others under headings that unfold. */
export function GroupedChoices({ alone, groups, name, value, onChange, ...words }: GroupedChoicesProps) {
  const others = value.filter((option) => option !== alone);

  return (
    <Stack gap={2}>
      <CheckboxGroup
        {...words}
        name={name}
        options={[asOption(alone)]}
        value={value}
        onChange={(chosen) => onChange(chosen.length > 0 ? chosen : others)}
      />
      <div className={styles.groups}>
        {groups.map(({ label, options }, index) => {
          const chosenHere = options.filter((option) => value.includes(option)).length;
          return (
            <Disclosure
              key={label}
              summary={
                <>
                  {label}
                  {chosenHere > 0 && (
                    <span className={styles.count}>
                      {chosenHere === 1 ? '1 elegido' : `${chosenHere} elegidos`}
                    </span>
                  )}
                </>
              }
            >
              <CheckboxGroup
                legend={<VisuallyHidden>{label}</VisuallyHidden>}
                name={`${name}-${index + 1}`}
                orientation="row"
                options={options.map(asOption)}
                value={value}
                onChange={(chosen) =>
                  onChange([...others.filter((one) => !options.includes(one)), ...chosen])
                }
              />
            </Disclosure>
          );
        })}
      </div>
    </Stack>
  );
}

const asOption = (label: string) => ({ value: label, label });
