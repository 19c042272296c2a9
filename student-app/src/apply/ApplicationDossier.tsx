import { cvUrl } from '@puente/client/applications';
import type { Application } from '@puente/contract/entities/application';
import { answerWords } from '@puente/contract/forms/answer-words';
import type { FieldDefinition } from '@puente/contract/forms/field-definition';
import { type DescriptionItem, DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { answersOf } from './application-answers.ts';
import styles from './ApplicationDossier.module.css';
import { applicationFields } from './steps.ts';

/** The student's answers in the order of the form. Also used for print. */
export function ApplicationDossier({ application }: { application: Application }) {
  const answers = answersOf(application);
  const items = applicationFields.flatMap((field): DescriptionItem[] => {
    const words = answerWords(field, answers[field.value]);
    return words === '' || answers[field.value] === false
      ? []
      : [
          {
            term: field.label,
            description: <Answer field={field} words={words} application={application} />,
          },
        ];
  });
  return (
    <Stack as="section" gap={4} aria-labelledby="dossier">
      <Heading level={2} id="dossier">
        Lo que has escrito
      </Heading>
      <DescriptionList items={items} />
    </Stack>
  );
}

interface AnswerProps {
  field: FieldDefinition;
  words: string;
  application: Application;
}

function Answer({ field, words, application }: AnswerProps) {
  if (field.value === 'CV' && application.CV_url !== null)
    return (
      <Link href={cvUrl(application.CV_url)} external>
        {words}
      </Link>
    );
  if (field.value === 'video' && /^https?:/.test(words))
    return (
      <Link href={words} external>
        {words}
      </Link>
    );
  return <span className={styles.words}>{words}</span>;
}
