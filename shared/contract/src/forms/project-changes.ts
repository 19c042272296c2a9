import type { Project } from '../entities/project.ts';
import { lastDays } from '../last-days.ts';
import { changedAnswers } from './changed-answers.ts';
import type { FieldValues } from './field-definition.ts';
import { answersOf, projectFieldsIn } from './project-answers.ts';
import { type ProjectChanges, projectChanges } from './project-data.ts';
import type { ProjectChoices } from './project-steps.ts';

type Changes = { changes: ProjectChanges } | { errors: Record<string, string> };

/**
 * Returns the fields that the answers change, or the errors by field of the form. Unchanged fields are not sent, so that a colleague's
 * changes to them are kept.
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

/** Returns the field of the form that asks for a field of a project. */
export function fieldOf(name: string, answers: FieldValues): string {
  if (name === 'deadline' && answers['last_day'] !== lastDays.day) return 'last_day';
  return name === 'tutors' ? 'tutor_emails' : name;
}
