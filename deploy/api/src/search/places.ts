import { type Province, provinces } from '@puente/contract/constants/provinces';
import { phrase } from './parts.ts';

/** Other names of provinces, and their university towns. */
const otherNames: Readonly<Partial<Record<Province, readonly string[]>>> = {
  'A Coruña': ['la coruna', 'coruna', 'santiago', 'santiago de compostela', 'ferrol'],
  Alicante: ['alacant', 'elche'],
  Álava: ['araba', 'vitoria', 'vitoria gasteiz'],
  Asturias: ['oviedo', 'gijon'],
  Bizkaia: ['vizcaya', 'bilbao'],
  Cantabria: ['santander'],
  Castellón: ['castello'],
  Gipuzkoa: ['guipuzcoa', 'san sebastian', 'donostia'],
  Girona: ['gerona'],
  'Illes Balears': [
    'islas baleares',
    'baleares',
    'mallorca',
    'palma',
    'palma de mallorca',
    'menorca',
    'ibiza',
  ],
  'La Rioja': ['rioja', 'logrono'],
  'Las Palmas': ['gran canaria', 'las palmas de gran canaria', 'lanzarote', 'fuerteventura'],
  Lleida: ['lerida'],
  Murcia: ['cartagena'],
  Navarra: ['pamplona', 'nafarroa'],
  Ourense: ['orense'],
  Pontevedra: ['vigo'],
  'Santa Cruz de Tenerife': ['tenerife', 'la laguna'],
};

/** Autonomous communities of several provinces. */
const regions: Readonly<Record<string, readonly Province[]>> = {
  Andalucía: ['Almería', 'Cádiz', 'Córdoba', 'Granada', 'Huelva', 'Jaén', 'Málaga', 'Sevilla'],
  Aragón: ['Huesca', 'Teruel', 'Zaragoza'],
  Canarias: ['Las Palmas', 'Santa Cruz de Tenerife'],
  'Castilla-La Mancha': ['Albacete', 'Ciudad Real', 'Cuenca', 'Guadalajara', 'Toledo'],
  'Castilla y León': [
    'Ávila',
    'Burgos',
    'León',
    'Palencia',
    'Salamanca',
    'Segovia',
    'Soria',
    'Valladolid',
    'Zamora',
  ],
  Cataluña: ['Barcelona', 'Girona', 'Lleida', 'Tarragona'],
  'Comunidad Valenciana': ['Alicante', 'Castellón', 'Valencia'],
  Extremadura: ['Badajoz', 'Cáceres'],
  Galicia: ['A Coruña', 'Lugo', 'Ourense', 'Pontevedra'],
  'País Vasco': ['Álava', 'Bizkaia', 'Gipuzkoa'],
};

const otherRegionNames: Readonly<Record<string, readonly string[]>> = {
  Canarias: ['islas canarias'],
  Cataluña: ['catalunya'],
  'Comunidad Valenciana': ['comunitat valenciana'],
  'País Vasco': ['euskadi'],
};

const meaning = (label: string, names: readonly string[], $in: Province[]) => ({
  phrases: [label, ...names].map(phrase).flatMap((place) => [place, `en ${place}`]),
  label,
  filters: { location: { $in } },
});

/** Provinces and communities as searches name them (search/understanding.ts). */
export const placeMeanings = [
  ...provinces.map((name) => meaning(name, otherNames[name] ?? [], [name])),
  ...Object.entries(regions).map(([name, $in]) => meaning(name, otherRegionNames[name] ?? [], [...$in])),
];
