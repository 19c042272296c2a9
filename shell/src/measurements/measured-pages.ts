import { type Vital, vitals } from '@puente/contract/constants/vitals';
import { type CsvCell, csvText } from '@puente/contract/csv';
import type { PageMeasurements } from '@puente/contract/entities/measurement';
import type { AppManifest } from '@puente/federation/manifest';
import { routesOf } from '../routing/manifests.ts';
import { threeOfFour, type VitalFigure } from './vital-figures.ts';

export interface MeasuredPage {
  /** Name of the route. */
  name: string;
  title: string;
  views: number;
  emptySearches: number;
  figures: Readonly<Record<Vital, VitalFigure>>;
}

export const vitalLabels: Readonly<Record<Vital, string>> = {
  LCP: 'Primera carga (LCP)',
  softLCP: 'Cambio de página (LCP)',
  INP: 'Respuesta (INP)',
  CLS: 'Saltos (CLS)',
};

/** Returns the measured pages with their titles, the most visited first. A page that no release has keeps the name of its route. */
export function measuredPages(
  measurements: readonly PageMeasurements[],
  manifests: readonly AppManifest[],
): MeasuredPage[] {
  const titles = new Map(routesOf(manifests).map(({ route }) => [route.name, route.title]));
  return measurements
    .map((page) => ({
      name: page.page,
      title: titles.get(page.page) ?? page.page,
      views: page.views,
      emptySearches: page.empty_searches,
      figures: {
        LCP: threeOfFour('LCP', page.LCP),
        softLCP: threeOfFour('softLCP', page.softLCP),
        INP: threeOfFour('INP', page.INP),
        CLS: threeOfFour('CLS', page.CLS),
      },
    }))
    .sort((one, other) => other.views - one.views || one.title.localeCompare(other.title, 'es'));
}

/** The table as a file. A vital is written with the bound in words, since its exact value was never recorded. */
export const measurementsCsv = (pages: readonly MeasuredPage[]): string =>
  csvText([
    ['Página', 'Ruta', 'Visitas', 'Búsquedas sin resultado', ...vitals.map((vital) => vitalLabels[vital])],
    ...pages.map((page): CsvCell[] => [
      page.title,
      page.name,
      page.views,
      page.emptySearches,
      ...vitals.map((vital) => page.figures[vital].words),
    ]),
  ]);
