/** Options whose stored value equals their label. */
export const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
