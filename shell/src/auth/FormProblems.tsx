import { ErrorSummary, type ErrorSummaryProps } from '@puente/design-system/error-summary';
import { Notice } from '@puente/design-system/notice';

interface FormProblemsProps extends Pick<ErrorSummaryProps, 'attempt' | 'errors'> {
  /** The refusal of the whole form, when no field is to blame. */
  failure: string | null;
}

/** Above a form: the problems that keep it from being sent, by field or as a whole. */
export function FormProblems({ attempt, errors, failure }: FormProblemsProps) {
  return (
    <>
      <ErrorSummary attempt={attempt} errors={errors} />
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}
