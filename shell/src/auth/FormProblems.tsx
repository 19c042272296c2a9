import { ErrorSummary, type ErrorSummaryProps } from '@puente/design-system/error-summary';
import { Notice } from '@puente/design-system/notice';

interface FormProblemsProps extends Pick<ErrorSummaryProps, 'attempt' | 'errors'> {
  /** Error of the form as a whole, not of a field. */
  failure: string | null;
}

/** Error summary above a form, with the errors by field and of the whole form. */
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
