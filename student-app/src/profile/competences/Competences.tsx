import { useRef, useState } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import type { Student } from '@puente/contract/entities/student';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { OwnAverages } from '../../evaluations/OwnAverages.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import type { SectionProps } from '../sections.ts';
import sheet from '../Sheet.module.css';
import { CompetenceResults } from './CompetenceResults.tsx';
import { Questionnaire } from './Questionnaire.tsx';

/** Competence questionnaire and its results (specification §3). */
export default function Competences({ user }: SectionProps) {
  const student = useQuery(studentQueries.one(user.id));
  const heading = useRef<HTMLHeadingElement>(null);
  useReady(!student.isPending);
  return (
    <div className={sheet.sheet}>
      <ProfileSection
        title="Mis competencias"
        lead="Un cuestionario de 26 frases, unos 5 minutos. Te ayuda a contar en una entrevista qué se te da bien y qué quieres mejorar."
        headingRef={heading}
      >
        <QueryState
          query={stateOf(student)}
          skeleton={<Skeleton lines={5} />}
          failed="No hemos podido cargar tus competencias"
          headingLevel={3}
        >
          {(known) => (
            <Answering
              key={known.id}
              student={known}
              // The clicked button disappears: without focus on the heading the page would stay scrolled to the end of the new content.
              onChange={() => heading.current?.focus()}
            />
          )}
        </QueryState>
        <OwnAverages />
      </ProfileSection>
    </div>
  );
}

interface AnsweringProps {
  student: Student;
  /** Called when the questions replace the results, or the results replace the questions. */
  onChange: () => void;
}

function Answering({ student: { competences }, onChange }: AnsweringProps) {
  const [answering, setAnswering] = useState(false);

  function show(questions: boolean) {
    setAnswering(questions);
    onChange();
  }

  if (answering) return <Questionnaire known={competences?.answers ?? {}} onEnd={() => show(false)} />;
  return (
    <Stack gap={6}>
      {competences && <CompetenceResults competences={competences} />}
      <Text>
        <strong>Para qué no se usa.</strong> Tus respuestas y tus resultados solo los ves tú. Ninguna
        organización los recibe, y no ordenan ni descartan solicitudes ni proyectos.
      </Text>
      <div>
        <Button variant={competences ? 'secondary' : 'primary'} onClick={() => show(true)}>
          {competences ? 'Responder de nuevo' : 'Empezar el cuestionario'}
        </Button>
      </div>
    </Stack>
  );
}
