import type { Province } from '@puente/contract/constants/provinces';

/** Position of a province on the map (column and row), with its abbreviation. */
export type Tile = readonly [province: Province, column: number, row: number, code: string];

/**
 * One square for each province, near its real position, so that small provinces are as visible as large ones. The Canary Islands are below
 * the west, as on weather maps.
 */
export const tiles: readonly Tile[] = [
  ['A Coruña', 0, 0, 'C'],
  ['Lugo', 1, 0, 'LU'],
  ['Asturias', 2, 0, 'O'],
  ['Cantabria', 3, 0, 'S'],
  ['Bizkaia', 4, 0, 'BI'],
  ['Gipuzkoa', 5, 0, 'SS'],

  ['Pontevedra', 0, 1, 'PO'],
  ['Ourense', 1, 1, 'OU'],
  ['León', 2, 1, 'LE'],
  ['Palencia', 3, 1, 'P'],
  ['Burgos', 4, 1, 'BU'],
  ['Álava', 5, 1, 'VI'],
  ['Navarra', 6, 1, 'NA'],
  ['Huesca', 7, 1, 'HU'],
  ['Lleida', 8, 1, 'L'],
  ['Girona', 9, 1, 'GI'],

  ['Zamora', 2, 2, 'ZA'],
  ['Valladolid', 3, 2, 'VA'],
  ['Segovia', 4, 2, 'SG'],
  ['La Rioja', 5, 2, 'LO'],
  ['Soria', 6, 2, 'SO'],
  ['Zaragoza', 7, 2, 'Z'],
  ['Tarragona', 8, 2, 'T'],
  ['Barcelona', 9, 2, 'B'],

  ['Salamanca', 2, 3, 'SA'],
  ['Ávila', 3, 3, 'AV'],
  ['Madrid', 4, 3, 'M'],
  ['Guadalajara', 5, 3, 'GU'],
  ['Cuenca', 6, 3, 'CU'],
  ['Teruel', 7, 3, 'TE'],
  ['Castellón', 8, 3, 'CS'],

  ['Cáceres', 3, 4, 'CC'],
  ['Toledo', 4, 4, 'TO'],
  ['Ciudad Real', 5, 4, 'CR'],
  ['Albacete', 6, 4, 'AB'],
  ['Valencia', 7, 4, 'V'],
  ['Illes Balears', 9, 4, 'IB'],

  ['Badajoz', 3, 5, 'BA'],
  ['Córdoba', 4, 5, 'CO'],
  ['Jaén', 5, 5, 'J'],
  ['Murcia', 6, 5, 'MU'],
  ['Alicante', 7, 5, 'A'],

  ['Huelva', 3, 6, 'H'],
  ['Sevilla', 4, 6, 'SE'],
  ['Granada', 5, 6, 'GR'],
  ['Almería', 6, 6, 'AL'],

  ['Cádiz', 4, 7, 'CA'],
  ['Málaga', 5, 7, 'MA'],

  ['Santa Cruz de Tenerife', 0, 8, 'TF'],
  ['Las Palmas', 1, 8, 'GC'],
  ['Ceuta', 4, 8, 'CE'],
  ['Melilla', 6, 8, 'ML'],
];

export const columns = 10;
export const rows = 9;
