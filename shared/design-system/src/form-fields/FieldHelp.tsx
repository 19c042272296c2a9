import styles from './FormFields.module.css';

interface FieldHelpProps {
  sublabel: string | undefined;
  /** Explanation of the question, shown on request. Inside the label it would become part of the field's name. */
  tooltip: string | undefined;
}

export function FieldHelp({ sublabel, tooltip }: FieldHelpProps) {
  return (
    <>
      {sublabel}
      {tooltip !== undefined && (
        <details className={styles.tooltip}>
          <summary className={styles.question}>Más información</summary>
          {tooltip}
        </details>
      )}
    </>
  );
}
