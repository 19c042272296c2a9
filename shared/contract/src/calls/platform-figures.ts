import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { figureUnits } from '../constants/platform-figures.ts';
import { platformFigureReport } from '../entities/platform-figures.ts';
import { figureRangeProblem } from '../figure-range.ts';
import { ids } from '../ids.ts';
import { messages } from '../messages.ts';
import { one, recordIdParam } from '../query.ts';

const day = z.iso.date(messages.pattern);

export const platformFigureCalls = declare({
  subject: 'platform-figures',
  about: 'Figures of the platform for its team: counts by week or month, without data about a person.',
  calls: {
    'GET /api/platform-figures': {
      summary: 'Returns the figures of a range of Spanish calendar days, and of as many days before',
      description:
        'Figures for which a filter has no meaning are null. Answers may be a minute old. A university filters by the present university of students and teachers, and by that of a work.',
      access: ['staff'],
      price: 20,
      own: 'platform',
      query: z
        .strictObject({
          from: day,
          to: day,
          unit: z.enum(figureUnits, { error: messages.unknownChoice }),
          university: z.optional(recordIdParam(ids.university)),
          area: z.optional(recordIdParam(ids.studyArea)),
        })
        .check(
          z.refine(({ from, to }) => figureRangeProblem(from, to) === undefined, {
            path: ['to'],
            error: ({ input }) => {
              const { from, to } = input as { from: string; to: string };
              return figureRangeProblem(from, to);
            },
          }),
        ),
      answer: one(platformFigureReport),
    },
  },
  examples: {
    'GET /api/platform-figures': { query: { from: '2026-09-07', to: '2026-11-27', unit: 'week' } },
  },
});
