/** A work at its first stage, which its author can publish. */
export const proposal = {
  status: 'choosing',
  title: 'Un mapa sonoro de los mercados',
  summary:
    'Grabar, ordenar y publicar los sonidos de seis mercados, con permiso de quienes trabajan en ellos, para una biblioteca municipal.',
  study_areas: ['Artes y Humanidades', 'Ciencias'],
  language: 'Español',
  categories: ['Creación artística'],
  tags: ['sonido'],
};
