import { answerTutoringOfProject, projectQueries } from '@puente/client/projects';
import { answerTutoringOfWork, workQueries } from '@puente/client/works';
import type { Project } from '@puente/contract/entities/project';
import type { Work } from '@puente/contract/entities/work';
import type { TeacherId } from '@puente/contract/ids';
import { TutoringAnswer } from './TutoringAnswer.tsx';

interface AnswerProps<Named> {
  teacher: TeacherId;
  record: Named;
  onAnswered: () => void;
}

/** Asks a teacher whom a student named whether they guide the work. */
export const WorkGuidance = ({ record: { id, title }, ...rest }: AnswerProps<Pick<Work, 'id' | 'title'>>) => (
  <TutoringAnswer
    {...rest}
    title={title}
    consequence="Si aceptas, quien lo hace sabrá que lo diriges y verá tu nombre, y las organizaciones podrán escribirte sobre él por la plataforma cuando se publique."
    answer={(accepted) => answerTutoringOfWork(id, accepted)}
    shownBy={workQueries.key}
  />
);

/** Asks a teacher whom an organisation named whether they guide the project. */
export const ProjectGuidance = ({
  record: { id, title },
  ...rest
}: AnswerProps<Pick<Project, 'id' | 'title'>>) => (
  <TutoringAnswer
    {...rest}
    title={title}
    consequence="Si aceptas, quien lo lea verá tu nombre y tu universidad."
    answer={(accepted) => answerTutoringOfProject(id, accepted)}
    shownBy={projectQueries.key}
  />
);
