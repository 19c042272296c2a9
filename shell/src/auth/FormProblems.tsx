import { ErrorSummary, type ErrorSummaryProps } from '@puente/design-system/error-summary';
import { Notice } from '@puente/design-system/notice';

interface FormProblemsProps extends Pick<ErrorSummaryProps, 'attempt' | 'errors'> {
  /** Why it could not be sent, when no field is to blame. */
  failure: string | null;
}

/** Above a form: what keeps it from being sent, by field or as a whole. */
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
