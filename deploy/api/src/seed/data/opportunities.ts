import type { sectors } from '@puente/contract/constants/organizations';

type Sector = (typeof sectors)[number];

export interface OpportunityIdea {
  title: string;
  description: string;
  target: string;
  /** Sectors that could offer it; empty for all. */
  sectors: readonly Sector[];
}

/** Internships, grants and first jobs, with placeholders `{name}` and `{province}`. */
export const offerIdeas: readonly OpportunityIdea[] = [
  {
    title: 'Prácticas en el equipo de datos',
    description: 'Buscamos a una persona para ordenar y explicar los datos que recogemos en {province}: limpieza, cuadros de mando y una visita al mes al terreno para entender de dónde salen los números.',
    target: 'Últimos cursos de Matemáticas, Estadística, Ingeniería Informática o similares',
    sectors: ['Tecnología', 'Energía', 'Transporte y movilidad', 'Consultoría'],
  },
  {
    title: 'Beca de desarrollo web accesible',
    description: 'Seis meses con el equipo que mantiene nuestros servicios digitales. Trabajarás con una persona de referencia y publicarás código abierto desde la segunda semana.',
    target: 'Estudiantes de Ingeniería Informática o de ciclos superiores de desarrollo',
    sectors: ['Tecnología', 'Educación', 'Cultura'],
  },
  {
    title: 'Primer empleo en dinamización comunitaria',
    description: '{name} amplía su equipo en {province}. Acompañarás a grupos vecinales, prepararás encuentros y ayudarás a medir qué cambia con ellos.',
    target: 'Recién titulados en Trabajo Social, Educación Social o Sociología',
    sectors: ['Cooperación y acción social', 'Urbanismo y vivienda', 'Otro'],
  },
  {
    title: 'Prácticas en comunicación y contenidos',
    description: 'Contamos lo que hacemos con textos claros, fotografías y audio. Necesitamos ayuda con el boletín mensual, las redes y una serie de entrevistas a quienes trabajan con nosotros.',
    target: 'Periodismo, Comunicación Audiovisual o Marketing',
    sectors: [],
  },
  {
    title: 'Beca de verano en seguimiento ambiental',
    description: 'De junio a agosto, salidas semanales para tomar muestras, cuidado del material y una memoria final que se publica. Ponemos el transporte desde {province}.',
    target: 'Biología, Ciencias Ambientales o Ciencias del Mar',
    sectors: ['Medio ambiente', 'Agroalimentario'],
  },
  {
    title: 'Prácticas de terapia y cuidados',
    description: 'Rotarás por las unidades de atención diurna y domicilio con supervisión continua. Ofrecemos un plan de aprendizaje escrito y una reunión de seguimiento cada quincena.',
    target: 'Terapia Ocupacional, Fisioterapia, Enfermería o Psicología',
    sectors: ['Salud'],
  },
  {
    title: 'Ayudante de calidad y mejora de procesos',
    description: 'Jornada de mañana en planta para estudiar por dónde se pierde material y tiempo, probar cambios pequeños y comprobar si funcionan.',
    target: 'Ingeniería Industrial, Mecánica o Química',
    sectors: ['Industria', 'Agroalimentario', 'Energía'],
  },
  {
    title: 'Prácticas en rutas y alojamiento sostenible',
    description: 'Diseñarás una ruta nueva por {province} con comercios y guías locales, desde la primera llamada hasta el folleto y la prueba con visitantes.',
    target: 'Turismo, Geografía o Patrimonio',
    sectors: ['Turismo', 'Cultura'],
  },
  {
    title: 'Beca de catalogación y mediación cultural',
    description: 'Media jornada entre el archivo y las visitas: describir fondos, preparar materiales para escuelas y acompañar a los grupos.',
    target: 'Historia, Historia del Arte o Patrimonio y Conservación',
    sectors: ['Cultura', 'Educación'],
  },
  {
    title: 'Apoyo en gestión y justificación de proyectos',
    description: 'Aprenderás cómo se prepara, se ejecuta y se justifica una subvención en {name}: presupuesto, calendario, facturas y memoria.',
    target: 'Administración y Dirección de Empresas, Economía o Derecho',
    sectors: [],
  },
];

/** Open days, talks and workshops. */
export const eventIdeas: readonly OpportunityIdea[] = [
  {
    title: 'Jornada de puertas abiertas',
    description: 'Ven a conocer al equipo de {name}, a ver cómo trabajamos un día cualquiera y a preguntar por los temas en los que nos vendría bien un TFG o un TFM.',
    target: 'Estudiantes de cualquier grado o máster',
    sectors: [],
  },
  {
    title: 'Taller: de la pregunta al trabajo final',
    description: 'Dos horas para convertir un problema real de {province} en una pregunta que se pueda responder en un curso. Grupos pequeños; trae tu idea aunque esté verde.',
    target: 'Quienes tienen que elegir tema este curso o el próximo',
    sectors: [],
  },
  {
    title: 'Charla sobre salidas profesionales en el sector',
    description: 'Tres personas de {name} cuentan cómo llegaron, qué hacen y qué les habría gustado saber antes. La segunda mitad es de preguntas.',
    target: 'Últimos cursos y recién titulados',
    sectors: [],
  },
  {
    title: 'Maratón de datos abiertos',
    description: 'Un sábado con datos públicos de {province}, mesas por temas y mentoras de varias organizaciones. No hace falta saber programar.',
    target: 'Estudiantes con curiosidad por los datos',
    sectors: ['Tecnología', 'Consultoría', 'Transporte y movilidad', 'Urbanismo y vivienda'],
  },
  {
    title: 'Salida de campo y reconocimiento del entorno',
    description: 'Caminata de cuatro horas con paradas para aprender a mirar: qué medimos, por qué y qué hacemos con ello. Plazas limitadas por el transporte.',
    target: 'Ciencias, Ingeniería y Educación',
    sectors: ['Medio ambiente', 'Agroalimentario', 'Turismo'],
  },
  {
    title: 'Encuentro entre estudiantes y equipos de cuidados',
    description: 'Conversaremos sobre cómo es acompañar a personas mayores o con enfermedad, con profesionales y familias. Habrá tiempo para hablar de prácticas.',
    target: 'Ciencias de la Salud y Trabajo Social',
    sectors: ['Salud', 'Cooperación y acción social'],
  },
  {
    title: 'Visita guiada a las instalaciones',
    description: 'Recorrido por la planta y los talleres con quienes los mantienen en marcha. Se entregan cascos y chalecos en la entrada.',
    target: 'Ingeniería y Arquitectura',
    sectors: ['Industria', 'Energía'],
  },
  {
    title: 'Mesa redonda sobre cultura y educación en el territorio',
    description: 'Qué piden las escuelas, qué pueden dar los archivos, los teatros y las bibliotecas, y qué falta por investigar en {province}.',
    target: 'Artes y Humanidades, Educación',
    sectors: ['Cultura', 'Educación'],
  },
];

/** Academic fields that a sector seeks, in an organisation's words. */
export const profilesOf: Readonly<Record<Sector, readonly string[]>> = {
  Agroalimentario: ['Ingeniería Agrícola y Forestal', 'Biotecnología', 'Administración y Dirección de Empresas'],
  Consultoría: ['Economía', 'Sociología', 'Ciencia de Datos'],
  'Cooperación y acción social': ['Trabajo Social', 'Educación Social', 'Psicología'],
  Cultura: ['Historia', 'Historia del Arte', 'Comunicación Audiovisual'],
  Educación: ['Educación Infantil y Primaria', 'Educación Social', 'Ingeniería Informática'],
  Energía: ['Ingeniería de la Energía', 'Ingeniería Industrial', 'Derecho'],
  Industria: ['Ingeniería Industrial', 'Ingeniería Mecánica', 'Química'],
  'Medio ambiente': ['Ciencias Ambientales', 'Biología', 'Geografía'],
  Salud: ['Enfermería', 'Terapia Ocupacional', 'Psicología'],
  Tecnología: ['Ingeniería Informática', 'Ciencia de Datos', 'Ingeniería de Telecomunicación'],
  'Transporte y movilidad': ['Ingeniería Civil', 'Geografía', 'Ciencia de Datos'],
  Turismo: ['Turismo', 'Marketing', 'Geografía'],
  'Urbanismo y vivienda': ['Arquitectura', 'Sociología', 'Derecho'],
  Otro: ['Educación Social', 'Periodismo'],
};
