import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { studyArea, universityName } from '../entities/study.ts';
import { all, populate } from '../query.ts';

/** Universities and study areas (specification §7, degrees and study data). */
export const studyCalls = declare({
  'GET /api/universities/names': { access: 'anyone', answer: all(universityName) },
  'GET /api/study-areas': {
    access: 'anyone',
    query: z.strictObject({ populate: populate(['study_subareas']) }),
    answer: all(studyArea),
  },
});
