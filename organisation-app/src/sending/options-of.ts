/** Choices that are kept as they are written. */
export const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
