import { ods } from '@puente/contract/constants/projects';

/** The Sustainable Development Goals as a filter of a list offers them, by their number. */
export const goalChoice = {
  label: 'Objetivos de Desarrollo Sostenible',
  values: ods.map((_, index) => String(index + 1)),
  words: Object.fromEntries(ods.map((name, index) => [index + 1, `${index + 1}. ${name}`])),
};
