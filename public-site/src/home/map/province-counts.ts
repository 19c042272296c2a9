import { type Province, provinces } from '@puente/contract/constants/provinces';

export interface ProvinceCount {
  province: Province;
  projects: number;
}

const inSpanish = new Intl.Collator('es');

/** Provinces with open projects, highest count first. */
export const provinceCounts = (counts: Readonly<Record<string, number>>): ProvinceCount[] =>
  provinces
    .flatMap((province) => {
      const projects = counts[province] ?? 0;
      return projects > 0 ? [{ province, projects }] : [];
    })
    .sort((a, b) => b.projects - a.projects || inSpanish.compare(a.province, b.province));
