/** Minimum number of hours of a TFG or TFM: at least six credits (RD 822/2021) of at least 25 hours each (RD 1125/2003). */
export const hoursOfWork = 150;

/** Explanation of how each figure of the impact report is counted, as shown on the page and in the file. */
export const impactCounting = {
  projects: 'Proyectos que publicasteis ese año, en cualquier estado actual. Los borradores no cuentan.',
  students:
    'Estudiantes a quienes elegisteis ese año («Seleccionado») para alguno de vuestros proyectos. Cada persona cuenta una vez.',
  universities:
    'Universidades en las que estudiaban esas personas cuando las elegisteis. Cada universidad cuenta una vez.',
  confirmedHours:
    'Horas que apuntaron los estudiantes de vuestras colaboraciones en las semanas de ese año, y que confirmasteis.',
  hours: `Es una estimación, no una medida: ${hoursOfWork} horas por cada persona elegida ese año para un TFG o un TFM de la que no hay horas confirmadas (6 créditos, que es lo menos que pide el RD 822/2021, de 25 horas, que es lo menos que pide el RD 1125/2003). Los proyectos de impacto no suman.`,
  goals:
    'Objetivos de Desarrollo Sostenible que marcasteis en los proyectos publicados ese año, con el motivo que escribisteis. Un proyecto puede tener varios.',
  works:
    'TFG y TFM terminados que han publicado ese año en el repositorio, y siguen a la vista, estudiantes a quienes elegisteis ese año o antes. No sabemos si nacieron de vuestro proyecto.',
} as const;
