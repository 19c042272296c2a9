/** Topics that students choose as interests, alphabetical, each in its categories (specification §9). */
export const interestCategories = [
  'Ingenierías',
  'Tecnología',
  'Marketing',
  'Innovación Social',
  'Salud',
  'Sostenibilidad',
] as const;
export type InterestCategory = (typeof interestCategories)[number];

export const interestsByCategory = {
  Ingenierías: [
    'Aeronáutica',
    'Automoción',
    'Biomateriales',
    'Construcción',
    'Electrónica',
    'Impresión 3D',
    'Ingeniería de procesos',
    'Logística',
    'Materiales',
    'Robótica',
    'Telecomunicaciones',
  ],
  Tecnología: [
    'Aplicaciones móviles',
    'Blockchain',
    'Ciberseguridad',
    'Ciencia de datos',
    'Computación en la nube',
    'Desarrollo web',
    'Inteligencia artificial',
    'Internet de las cosas',
    'Realidad virtual y aumentada',
    'Software libre',
    'Videojuegos',
  ],
  Marketing: [
    'Comercio electrónico',
    'Comunicación corporativa',
    'Diseño gráfico',
    'Experiencia de usuario',
    'Investigación de mercados',
    'Marca',
    'Marketing de contenidos',
    'Marketing digital',
    'Producción audiovisual',
    'Publicidad',
    'Redes sociales',
    'Ventas',
  ],
  'Innovación Social': [
    'Accesibilidad',
    'Cooperación internacional',
    'Derechos humanos',
    'Educación',
    'Emprendimiento social',
    'Igualdad de género',
    'Inclusión laboral',
    'Infancia y juventud',
    'Migraciones',
    'Participación ciudadana',
    'Voluntariado',
  ],
  Salud: [
    'Biotecnología',
    'Deporte',
    'Discapacidad',
    'Envejecimiento activo',
    'Farmacia',
    'Fisioterapia',
    'Investigación clínica',
    'Nutrición',
    'Psicología',
    'Salud mental',
    'Salud pública',
  ],
  Sostenibilidad: [
    'Agricultura ecológica',
    'Agua',
    'Biodiversidad',
    'Cambio climático',
    'Economía circular',
    'Eficiencia energética',
    'Energías renovables',
    'Moda sostenible',
    'Movilidad sostenible',
    'Reciclaje y envases',
    'Turismo responsable',
  ],
} as const satisfies Record<InterestCategory, readonly string[]>;

export const interests: readonly { name: string; category: InterestCategory }[] = interestCategories
  .flatMap((category) => interestsByCategory[category].map((name) => ({ name, category })))
  .sort((one, other) => one.name.localeCompare(other.name, 'es'));

/** The answer of a student without a preference (§3, wizard fields). */
export const anyInterest = 'Indiferente';
