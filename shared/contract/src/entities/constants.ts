import * as z from 'zod/mini';

/** The constant lists (specification §9), for clients that do not have this contract. */

const labels = z.record(z.string(), z.string());
const names = z.array(z.string());

export const province = z.object({ id: z.int(), name: z.string() });

export const constants = z.object({
  provinces: names,
  ways_of_reaching: names,
  work_deadlines: names,
  study_types: names,
  interests: z.array(z.object({ name: z.string(), category: z.string() })),
  interest_categories: names,
  programs: labels,
  universities_by_code: labels,
  situations: labels,
  goals: labels,
  statuses: labels,
  audiences: labels,
  resource_purposes: labels,
  competences: z.object({
    /** Labels of the answers, from 0. */
    scale: names,
    sections: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        items: z.array(
          z.object({
            value: z.string(),
            text: z.string(),
            negative: z.boolean(),
            socialDesirability: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
