import * as z from 'zod/mini';
import { type Modality, modalityCodes } from '../constants/modalities.ts';
import { projectTexts } from '../constants/project-texts.ts';
import { dedications, projectTypes, resultOwners } from '../constants/projects.ts';
import { type Province, provinces } from '../constants/provinces.ts';
import { each } from '../each.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import {
  areaNames,
  choice,
  day,
  optionalLine,
  optionalText,
  reference,
  requiredText,
  requiredTitle,
  tagList,
} from './fields.ts';
import { requiredLine } from './line.ts';

interface Placed {
  presentiality: Modality;
  location: Province | null;
}

const lacksPlace = ({ presentiality, location }: Placed): boolean =>
  (presentiality === 'onsite' || presentiality === 'hybrid') && location === null;

export const isPlaced = () =>
  z.refine<Placed>((project) => !lacksPlace(project), {
    path: ['location'],
    message: messages.required,
    // By default zod skips this check until all other choices are valid, so its message would appear one attempt later.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const nameList = (max: number) =>
  z.array(requiredLine(limits.name.max)).check(z.maxLength(max, messages.tooLong));

/** Fields of a project, except its organisation. */
export const asked = {
  title: requiredTitle(limits.projectTitle.min, limits.projectTitle.max),
  description: requiredText(limits.projectDescription.min, limits.projectDescription.max),
  type: choice(projectTypes),
  ...each(projectTexts, optionalText()),
  study_areas: areaNames,
  study_subareas: z.optional(nameList(limits.subareas.max)),
  academic_profile: z.optional(nameList(limits.tags.max)),
  ods: z.array(z.int().check(z.minimum(1), z.maximum(17))).check(z.maxLength(17, messages.tooLong)),
  presentiality: choice(modalityCodes),
  location: z.nullable(z.enum(provinces, { error: messages.required })),
  dedication: z.nullable(choice(dedications)),
  language: optionalLine(limits.name.max),
  result_owner: z.optional(z.nullable(choice(resultOwners))),
  internship: z.boolean(),
  /** Last day as yyyy-MM-dd, or null when there is none. */
  deadline: z.nullable(day),
  /** Days within which the organisation answers. Without it, the usual number applies. */
  answer_days: z.optional(
    z
      .int({ error: messages.answerDays })
      .check(
        z.minimum(limits.answerDays.min, messages.answerDays),
        z.maximum(limits.answerDays.max, messages.answerDays),
      ),
  ),
  tags: tagList,
  visibility_consent: z.boolean(),
  /** Ids of the teachers who guide the project. */
  tutors: z.optional(z.array(reference<'teacher'>()).check(z.maxLength(limits.tutors.max, messages.tooLong))),
  /** Coordinator who runs the project, one of its organisation's. */
  coordinator: z.optional(z.nullable(reference<'coordinator'>())),
  program: z.optional(z.nullable(reference<'program'>())),
};

/** A project that an organisation publishes with the form. */
export const newProject = z.object({ organization: reference<'organization'>(), ...asked }).check(isPlaced());

export type NewProject = z.input<typeof newProject>;
