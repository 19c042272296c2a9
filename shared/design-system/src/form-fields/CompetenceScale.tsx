import { type ReactNode } from 'react';
import { competenceScale, highestCompetenceAnswer } from '@puente/contract/constants/competences';
import { RadioGroup } from '../field/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './FormFields.module.css';

const options = competenceScale.map((_, value) => ({ value: String(value), label: String(value) }));
const least = competenceScale[0];
const most = competenceScale[highestCompetenceAnswer];

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

/** Scale of agreement with a sentence (specification §3, competence questionnaire). */
export function CompetenceScale({ hint, ...rest }: CompetenceScaleProps) {
  return (
    <RadioGroup
      {...rest}
      hint={
        <>
          {hint}
          <VisuallyHidden>{`De 0, «${least}», a ${highestCompetenceAnswer}, «${most}».`}</VisuallyHidden>
        </>
      }
      orientation="scale"
      options={options}
      after={
        // The hint has the same text before the options, for users who do not see this line.
        <p className={styles.ends} aria-hidden="true">
          <span>{least}</span>
          <span>{most}</span>
        </p>
      }
    />
  );
}
