import { useState } from 'react';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../field/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { type FacetChoice, type FacetWords } from './facet-choice.ts';
import styles from './Lists.module.css';
import { useShownAtOnce } from './use-shown-at-once.ts';

export interface FacetGroupProps extends FacetChoice, FacetWords {
  /** Options on view before 'Ver más'. Those that are chosen are always on view. */
  short?: number | undefined;
}

/** A filter with any number of choices, each with how many results it would give. */
export function FacetGroup({ label, name, options, hint, short = 6, ...choice }: FacetGroupProps) {
  const { shown: chosen, choose: chooseAll } = useShownAtOnce(choice);
  const [isLong, setLong] = useState(false);
  // Folding one option away would take as much room as showing it.
  const isFolded = !isLong && options.length > short + 1;
  const shown = isFolded
    ? options.filter(({ value }, index) => index < short || chosen.includes(value))
    : options;

  // Nothing can be chosen before it is known what there is.
  if (options.length === 0) return null;

  // A chosen option that is folded away, or not known yet, stays chosen.
  function choose(visible: string[]) {
    const hidden = chosen.filter((value) => !shown.some((option) => option.value === value));
    chooseAll([...visible, ...hidden]);
  }

  return (
    <CheckboxGroup
      legend={label}
      name={name}
      hint={hint}
      options={shown.map((option) => ({
        value: option.value,
        label: option.label,
        end: <ResultCount count={option.count} />,
      }))}
      value={chosen}
      onChange={choose}
      after={
        options.length > short + 1 && (
          <Button
            variant="quiet"
            size="sm"
            icon={isFolded ? 'chevron-down' : 'chevron-up'}
            aria-expanded={!isFolded}
            className={styles.more}
            onClick={() => setLong(!isLong)}
          >
            <span>{isFolded ? `Ver ${options.length - shown.length} más` : 'Ver menos'}</span>
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

const numbers = new Intl.NumberFormat('es-ES');

/** Number of results. Its place is there before it is known, so that no label wraps when it arrives. */
function ResultCount({ count }: { count: number | undefined }) {
  return (
    <span className={styles.count}>
      {count !== undefined && (
        <>
          {numbers.format(count)}
          <VisuallyHidden>{` ${count === 1 ? 'resultado' : 'resultados'}`}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
