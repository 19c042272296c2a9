import { modalities, modalityCodes } from '../constants/modalities.ts';
import { projectTexts } from '../constants/project-texts.ts';
import { dayInSpain } from '../day-in-spain.ts';
import { recordOf } from '../each.ts';
import type { Project, ShownProject } from '../entities/project.ts';
import { lastDayCodes, lastDayOf, lastDays } from '../last-days.ts';
import { listedIn, listOf, pickedOf, textOf } from './answer-lists.ts';
import { extensionName, withTyped } from './extensions.ts';
import type { FieldValue, FieldValues } from './field-definition.ts';
import type { ProjectChanges } from './project-data.ts';
import { daysLabel, type ProjectChoices, subareasField } from './project-steps.ts';
import { goalLabels } from './work-steps.ts';

// In a separate file from the body (project-changes.ts): showing a form needs no schemas yet.

/** Fields that the form and the project hold in the same way, by kind. The project has null for an option that is not chosen. */
const texts = ['title', 'description', ...projectTexts] as const;
const options = ['type', 'dedication', 'language', 'result_owner'] as const;
const ticks = ['internship', 'visibility_consent'] as const;

/** Converts a project to the answers of its form. */
export function answersOf(project: Project, choices: ProjectChoices): FieldValues {
  const subareas = project.study_subareas ?? [];
  return {
    ...recordOf([...texts, ...options, 'location'], (name) => project[name] ?? ''),
    ...recordOf(ticks, (name) => project[name]),
    study_areas: project.study_areas ?? [],
    ...Object.fromEntries(
      choices.areas.map((area) => [
        subareasField(area),
        area.subareas.filter((name) => subareas.includes(name)),
      ]),
    ),
    // The stored names have no ids. Negative numbers cannot clash with the ids of degrees.
    academic_profile: project.academic_profile.map((name, index) => ({ id: -1 - index, name })),
    // A draft without a place is 'onsite' by default: nothing was chosen yet.
    presentiality:
      project.status === 'draft' && project.presentiality === 'onsite' && project.location === null
        ? ''
        : modalities[project.presentiality],
    ods: project.ods.flatMap((number) => goalLabels[number - 1] ?? []),
    tags: project.tags.join(', '),
    coordinator: labelOf(choices.coordinators, project.coordinator?.id),
    tutors: choices.tutors.map(({ label }) => label),
    // Never filled in: the addresses would reveal who has an account.
    tutor_emails: '',
    program: labelOf(choices.programs, project.program?.id),
    last_day: project.deadline === null ? lastDays.open : lastDays.day,
    deadline: project.deadline === null ? '' : dayInSpain(new Date(project.deadline)),
    answer_days: daysLabel(project.answer_days),
  };
}

/** Fields of a project, as converted from the answers of its form. */
export type ProjectFields = ReturnType<typeof projectFieldsIn>;

export function projectFieldsIn(answers: FieldValues, choices: ProjectChoices, now: Date = new Date()) {
  const textIn = (field: string): string => textOf(answers[field]);
  const areas = listOf(answers['study_areas']);
  const presentiality = modalityCodes.find((code) => modalities[code] === textIn('presentiality'));
  const profile = withTyped(answers['academic_profile'], answers[extensionName('academic_profile')]) as
    FieldValue | undefined;
  const lastDay = lastDayCodes.find((code) => lastDays[code] === textIn('last_day')) ?? 'open';
  return {
    ...recordOf(texts, textIn),
    ...recordOf(options, (name) => orNull(textIn(name))),
    ...recordOf(ticks, (name) => answers[name] === true),
    study_areas: areas,
    study_subareas: choices.areas
      .filter(({ name }) => areas.includes(name))
      .flatMap((area) => listOf(answers[subareasField(area)])),
    academic_profile: [...new Set(pickedOf(profile).map(({ name }) => name))],
    presentiality,
    location: presentiality === 'remote' ? null : orNull(textIn('location')),
    ods: listOf(answers['ods']).map((label) => goalLabels.indexOf(label) + 1),
    tags: listedIn(textIn('tags')),
    coordinator: idOf(choices.coordinators, answers['coordinator']),
    tutors: choices.tutors
      .filter(({ label }) => listOf(answers['tutors']).includes(label))
      .map(({ id }) => id),
    tutor_emails: listedIn(textIn('tutor_emails')),
    program: idOf(choices.programs, answers['program']),
    deadline: orNull(lastDayOf(lastDay, dayInSpain(now), textIn('deadline')) ?? ''),
    answer_days: Number.parseInt(textIn('answer_days'), 10),
  } satisfies Record<keyof ProjectChanges, unknown>;
}

/** Previews the project with these answers, as students would see it. */
export function previewOf(project: Project, fields: ProjectFields, choices: ProjectChoices): ShownProject {
  const { coordinator, deadline, presentiality, program } = fields;
  return {
    ...project,
    ...fields,
    presentiality: presentiality ?? null,
    deadline: noonOf(deadline),
    status: 'new',
    coordinator: project.coordinator?.id === coordinator ? (project.coordinator ?? null) : null,
    program: programNamed(project, choices, program),
  };
}

/** Returns noon of a day, which is the same day in every reader's time zone. Null for an incomplete date. */
function noonOf(day: string | null): string | null {
  const noon = `${day}T12:00:00.000Z`;
  return Number.isNaN(Date.parse(noon)) ? null : noon;
}

function programNamed(
  { program }: Project,
  { programs }: ProjectChoices,
  id: ProjectFields['program'],
): NonNullable<Project['program']> | null {
  if (program && program.id === id) return program;
  const chosen = programs.find((one) => one.id === id);
  return chosen ? { id: chosen.id, code: '', name: chosen.label, logo: null } : null;
}

interface Choice<Id> {
  id: Id;
  label: string;
}

const orNull = (answer: string): string | null => (answer === '' ? null : answer);

const labelOf = (choices: readonly Choice<number>[], id: number | undefined): string =>
  choices.find((choice) => choice.id === id)?.label ?? '';

const idOf = <Id extends number>(choices: readonly Choice<Id>[], label: FieldValue | undefined): Id | null =>
  choices.find((choice) => choice.label === label)?.id ?? null;
