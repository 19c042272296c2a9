import type { Project } from '../entities/project.ts';
import { lastDays } from '../last-days.ts';
import { changedAnswers } from './changed-answers.ts';
import type { FieldValues } from './field-definition.ts';
import { answersOf, projectFieldsIn } from './project-answers.ts';
import { type ProjectChanges, projectChanges } from './project-data.ts';
import type { ProjectChoices } from './project-steps.ts';

type Changes = { changes: ProjectChanges } | { errors: Record<string, string> };

/**
 * What the answers change of the project that they were filled from: what they leave as it was is not sent, so that a
 * colleague's change of another field stays. Or what is wrong with them, by the form's fields.
 */
export function changesOf(project: Project, answers: FieldValues, choices: ProjectChoices): Changes {
  const changed = changedAnswers(
    projectFieldsIn(answersOf(project, choices), choices),
    projectFieldsIn(answers, choices),
  );
  const changes = projectChanges.safeParse(changed);
  if (changes.success) return { changes: changes.data };
  return {
    errors: Object.fromEntries(
      changes.error.issues.map(({ path, message }) => [fieldOf(String(path[0]), answers), message]),
    ),
  };
}

/** The field of the form that asks for what a project calls so. */
export function fieldOf(name: string, answers: FieldValues): string {
  if (name === 'deadline' && answers['last_day'] !== lastDays.day) return 'last_day';
  return name === 'tutors' ? 'tutor_emails' : name;
}
