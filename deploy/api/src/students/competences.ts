import { competenceResults } from '@puente/contract/constants/competences';

/** The questionnaire as it is kept: the answers, and what follows from them. */
export const completed = (answers: Record<string, number>) => ({
  answers,
  results: competenceResults(answers),
});
