import { campaignQueries } from '@puente/client/content';
import * as organizationQueries from '@puente/client/organization-queries';
import * as studyQueries from '@puente/client/study-queries';
import type { OrganizationPerson } from '@puente/contract/entities/organization';
import type { Program } from '@puente/contract/entities/program';
import type { Project } from '@puente/contract/entities/project';
import type { ProjectChoices } from '@puente/contract/forms/project-steps';
import type { OrganizationId } from '@puente/contract/ids';
import { retryOf, useQuery } from '@puente/platform/query';

/** Loads the choices of the project form, for `QueryState`. */
export function useProjectChoices(project: Project) {
  const areas = useQuery(studyQueries.areasWithSubareas());
  const programs = useQuery(campaignQueries.programNames());
  const people = useQuery(organizationQueries.people(project.organization?.id as OrganizationId));
  const failed = [areas, programs, people].filter(({ data, isError }) => isError && data === undefined);
  const data: ProjectChoices | undefined =
    areas.data && programs.data && people.data
      ? {
          areas: areas.data.map(({ id, name, study_subareas: subareas = [] }) => ({
            id,
            name,
            subareas: subareas.map((subarea) => subarea.name),
          })),
          coordinators: coordinatorsOf(people.data),
          programs: programs.data.map((program) => ({
            id: program.id,
            label: labelOf(program, programs.data),
          })),
          tutors: tutorsOf(project),
          answerDays: project.answer_days,
        }
      : undefined;
  return {
    data,
    isPending: data === undefined && failed.length === 0,
    get retry() {
      return retryOf(...failed);
    },
  };
}

/** Labels coordinators with their address too, as two people may share a name. */
const coordinatorsOf = (people: readonly OrganizationPerson[]): ProjectChoices['coordinators'] =>
  people.flatMap(({ coordinator, name, surname, email }) =>
    coordinator === null ? [] : [{ id: coordinator, label: `${name} ${surname} (${email})` }],
  );

/** Adds the code to a program's name if several universities use that name. */
const labelOf = ({ name, code }: Program, all: readonly Program[]): string =>
  all.filter((other) => other.name === name).length > 1 ? `${name} (${code.toUpperCase()})` : name;

/** Tutors of the project. Those who have not answered yet have no profile. */
function tutorsOf({ tutors = [], tutor_profiles: profiles = [] }: Project): ProjectChoices['tutors'] {
  const asked = tutors.filter((id) => profiles.every((profile) => profile.id !== id));
  return [
    ...profiles.map(({ id, name, surname, university }) => ({
      id,
      label: [`${name} ${surname}`, university].filter(Boolean).join(', '),
    })),
    ...asked.map((id, index) => ({ id, label: `Docente que aún no ha respondido (${index + 1})` })),
  ];
}
