import { competenceResults } from '@puente/contract/constants/competences';

/** Columns of the questionnaire: the answers and their results. */
export const completed = (answers: Record<string, number>) => ({
  answers,
  results: competenceResults(answers),
});
