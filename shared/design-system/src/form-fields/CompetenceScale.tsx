import { type ReactNode } from 'react';
import { RadioGroup } from '../field/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './FormFields.module.css';

/** From the least to the most (specification §3, competence questionnaire). */
const scale = ['0', '1', '2', '3', '4', '5', '6'];
const [least, most] = ['Totalmente en desacuerdo', 'Totalmente de acuerdo'];

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
      hint={
        <>
          {hint}
          <VisuallyHidden>{`De 0, «${least}», a 6, «${most}».`}</VisuallyHidden>
        </>
      }
      orientation="scale"
      options={scale.map((value) => ({ value, label: value }))}
      after={
        // Said above, before the choices, to who does not see the line.
        <p className={styles.ends} aria-hidden="true">
          <span>{least}</span>
          <span>{most}</span>
        </p>
      }
    />
  );
}
