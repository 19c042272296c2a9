import type { ReactNode } from 'react';
import { applicationTexts } from '@puente/contract/constants/application-texts';
import type { Application } from '@puente/contract/entities/application';
import { DescriptionList } from '@puente/design-system/description-list';
import { Link } from '@puente/design-system/link';
import { PlainText } from '@puente/design-system/plain-text';
import { shortDate } from '../dates.ts';
import { textLabels } from './text-labels.ts';

/** The student's answers in the order of the form. Skipped questions are left out. */
export function ApplicationAnswers({ application }: { application: Application }) {
  const { student, video, tutor, deadline, rtx_interest: publishes, createdAt } = application;
  const studies = [...(student?.degrees ?? []), student?.university ?? null, student?.province ?? null];
  const answers: [string, ReactNode][] = [
    ['Estudia', studies.filter(Boolean).join(' · ')],
    ...applicationTexts.map((name): [string, ReactNode] => [textLabels[name], text(application[name])]),
    ['Tutor o tutora', tutor],
    ['Vídeo', video !== null && isWebAddress(video) ? <Video address={video} /> : video],
    ['Puede esperar respuesta hasta', deadline && shortDate(deadline)],
    ['Publicaría los resultados', publishes === null ? null : publishes ? 'Sí' : 'No'],
    ['Enviada', shortDate(createdAt)],
  ];
  return (
    <DescriptionList
      items={answers
        .filter(([, description]) => description !== null && description !== '')
        .map(([term, description]) => ({ term, description }))}
    />
  );
}

const text = (value: string | null): ReactNode => (value === null ? null : <PlainText text={value} />);

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

function Video({ address }: { address: string }) {
  return (
    <Link href={address} external>
      {new URL(address).hostname}
    </Link>
  );
}
