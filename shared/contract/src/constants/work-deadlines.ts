/** Answers to the question by when the student has to choose the final project (specification §9). */
export const workDeadlines = [
  'Acabo de empezar el grado o el máster: será en los próximos años',
  'Tengo que elegirlo el próximo año',
  'Tengo que elegirlo este año',
  'Tengo que elegirlo ya mismo',
] as const;
