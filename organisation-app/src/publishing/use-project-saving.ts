import { useState } from 'react';
import { ApiError, messageOf, reportUnexpected } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries, publishDraft, updateProject } from '@puente/client/projects';
import type { Project } from '@puente/contract/entities/project';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { answersOf } from '@puente/contract/forms/project-answers';
import type { ProjectChoices } from '@puente/contract/forms/project-steps';
import type { Outcome } from '@puente/design-system/multi-step-form';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { mergeAnswers, type RecordSteps } from '@puente/platform/record-forms';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { loadChanges } from './load-changes.ts';
import type { Merged } from './MergedNotice.tsx';

const nothingLost = 'No has perdido nada de lo que has escrito.';

/** Saves and publishes a project. A colleague's changes are merged with the user's, and the result is shown. */
export function useProjectSaving(answers: RecordSteps<Project>, choices: ProjectChoices) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [merged, setMerged] = useState<Merged | null>(null);
  const [keeping, setKeeping] = useState(false);
  const { id } = answers.base;

  async function send(given: FieldValues, publishes: boolean): Promise<Outcome> {
    const outcome = await attempt(given, publishes);
    if (outcome !== undefined) return outcome;
    await leave();
    if (!publishes) showToast({ tone: 'success', message: 'Cambios guardados.' });
    await navigate(publishes ? href('projectEdit', { id }, { published: 1 }) : href('organizationProjects'));
    return undefined;
  }

  /** Saves the draft as it is, complete or not. */
  async function keepDraft(): Promise<void> {
    if (keeping) return;
    setKeeping(true);
    const outcome = await attempt(answers.now.values, false);
    setKeeping(false);
    if (outcome !== undefined) {
      showToast({ tone: 'danger', message: wordsOf(outcome) });
      return;
    }
    await leave();
    showToast({ tone: 'success', message: 'Borrador guardado. Lo tienes en «Mis proyectos».' });
    await navigate(href('organizationProjects'));
  }

  /** @returns errors, or undefined on success */
  async function attempt(given: FieldValues, publishes: boolean): Promise<Outcome> {
    try {
      const { changesOf } = await loadChanges();
      const changed = changesOf(answers.base, { ...answers.initial, ...given }, choices);
      if ('errors' in changed) return changed;
      const { data } = await updateProject(id, { ...changed.changes, base: answers.version });
      took(data);
      if (publishes) took((await publishDraft(id)).data);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ProjectChanged') return meet();
      if (error instanceof ApiError && Object.keys(error.fields).length > 0)
        return refusedAt(error.fields, given);
      reportUnexpected(error);
      return { failure: `${messageOf(error)} ${nothingLost}` };
    }
  }

  const took = (data: Project) => queryClient.setQueryData(projectQueries.one(id).queryKey, data);

  async function leave(): Promise<void> {
    answers.draft.forget();
    await queryClient.invalidateQueries({ queryKey: organizationQueries.key });
    await queryClient.invalidateQueries({ queryKey: projectQueries.key, refetchType: 'none' });
  }

  /** Merges the changes of a colleague who saved first. Neither side's changes are lost. */
  async function meet(): Promise<Outcome> {
    try {
      const [theirs, editing] = await Promise.all([
        queryClient.fetchQuery({ ...projectQueries.one(id), staleTime: 0 }),
        queryClient.fetchQuery({ ...projectQueries.editing(id), staleTime: 0 }),
      ]);
      const [mine, saved] = [answers.now.values, answersOf(theirs, choices)];
      const result = mergeAnswers(answers.before, mine, saved);
      answers.refill(theirs, result.values);
      answers.clash(result.both, saved, mine);
      setMerged({ by: editing.changed, taken: result.taken });
      return { failure: 'Todavía no se ha guardado: revisa el aviso de arriba y vuelve a guardar.' };
    } catch (error) {
      reportUnexpected(error);
      return { failure: `${messageOf(error)} ${nothingLost}` };
    }
  }

  return { send, keepDraft, keeping, merged };
}

async function refusedAt(fields: Readonly<Record<string, string>>, given: FieldValues): Promise<Outcome> {
  const { fieldOf } = await loadChanges();
  return {
    errors: Object.fromEntries(
      Object.entries(fields).map(([name, message]) => [fieldOf(name, given), message]),
    ),
  };
}

function wordsOf(outcome: NonNullable<Outcome>): string {
  if ('failure' in outcome) return outcome.failure;
  if ('errors' in outcome) return Object.values(outcome.errors)[0] ?? nothingLost;
  return nothingLost;
}
