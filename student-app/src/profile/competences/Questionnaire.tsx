import * as studentQueries from '@puente/client/student-queries';
import { saveCompetences } from '@puente/client/students';
import { Button } from '@puente/design-system/button';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import { refusalOfSteps, useStepsDraft } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { asAnswers, asFields, questionnaireSteps } from './questionnaire.ts';

interface QuestionnaireProps {
  /** Answers by `section.item`. */
  known: Readonly<Record<string, number>>;
  onEnd: () => void;
}

export function Questionnaire({ known, onEnd }: QuestionnaireProps) {
  const queryClient = useQueryClient();
  const draft = useStepsDraft('student-competences');

  return (
    <Stack gap={5}>
      <MultiStepForm
        steps={questionnaireSteps}
        initial={asFields(known)}
        draft={draft.draft}
        onChange={draft.onChange}
        headingLevel={3}
        submitLabel="Ver mis resultados"
        status={<DraftStatus {...draft.saved} />}
        notice={<DraftNotice {...draft.notice} />}
        paused={draft.notice.otherTab}
        onSubmit={async (values) => {
          try {
            await saveCompetences(asAnswers(values));
          } catch (error) {
            return refusalOfSteps(error);
          }
          draft.forget();
          await queryClient.invalidateQueries({ queryKey: studentQueries.key });
          showToast({ tone: 'success', message: 'Hemos guardado tus respuestas.' });
          onEnd();
          return undefined;
        }}
      />
      <div>
        <Button variant="quiet" onClick={onEnd}>
          Dejarlo por ahora
        </Button>
      </div>
    </Stack>
  );
}
