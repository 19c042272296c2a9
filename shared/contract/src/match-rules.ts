/** Points of each reason. Obstacles do not reduce the points, but are shown. */
export const matchPoints = { degree: 5, near: 3, area: 2, province: 2, interest: 1 } as const;

/** Maximum number of interests that count, so that a project with many tags has no advantage. */
export const mostCountedInterests = 3;

/** Points from which a match without obstacles is also shown to the organisation (`supermatch`). */
export const strongMatch = 7;

/** The rules, as published: criterion, explanation and points. */
export const matchRules: readonly { title: string; text: string; points: string | null }[] = [
  {
    title: 'Tu grado o tu máster',
    text: 'El perfil académico o las subáreas que pide el proyecto son de alguna de tus titulaciones. Qué titulaciones son de cada subárea lo dice una tabla revisada a mano: no basta con que los nombres se parezcan.',
    points: `${matchPoints.degree} puntos`,
  },
  {
    title: 'Estudios afines',
    text: 'Ninguna de tus titulaciones es de lo que pide el proyecto, pero alguna está cerca según la misma tabla, como Química de Ingeniería Química.',
    points: `${matchPoints.near} puntos`,
  },
  {
    title: 'Tu área de estudio',
    text: 'El proyecto es de tu área de estudio.',
    points: `${matchPoints.area} puntos`,
  },
  {
    title: 'Tu provincia',
    text: 'El proyecto es en tu provincia. Si es presencial en otra, te lo avisamos; a distancia se puede hacer desde cualquiera.',
    points: `${matchPoints.province} puntos`,
  },
  {
    title: 'Tus intereses',
    text: 'Los temas del proyecto son intereses tuyos, un punto por cada uno.',
    points: `hasta ${matchPoints.interest * mostCountedInterests} puntos`,
  },
  {
    title: 'Grado o máster',
    text: 'Si estudias un grado y el proyecto es un TFM, o al revés, te lo avisamos.',
    points: null,
  },
  {
    title: 'Idioma',
    text: 'Si se pide un idioma que no es oficial en España, te lo avisamos.',
    points: null,
  },
  {
    title: 'Tus fechas',
    text: 'Si tu trabajo final será en los próximos años, te avisamos de los proyectos que son un TFG o un TFM.',
    points: null,
  },
];

/** Facts that the rules never look at. */
export const neverMatched = ['discapacidad', 'competencias', 'edad', 'sexo', 'origen'] as const;
