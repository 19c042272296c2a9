/** Provinces with a coast. */
export const coastalProvinces: ReadonlySet<string> = new Set([
  'A Coruña', 'Alicante', 'Almería', 'Asturias', 'Barcelona', 'Bizkaia', 'Cádiz', 'Cantabria', 'Castellón', 'Ceuta', 'Gipuzkoa', 'Girona',
  'Granada', 'Huelva', 'Illes Balears', 'Las Palmas', 'Lugo', 'Málaga', 'Melilla', 'Murcia', 'Pontevedra', 'Santa Cruz de Tenerife',
  'Tarragona', 'Valencia',
]);
