import type { StudyAreaName } from './study-areas.ts';

/** Official degrees by branch. The prefixes 'Grado en …' and 'Máster Universitario en …' are added. */
interface Titles {
  grado: readonly string[];
  master: readonly string[];
}

export const degreeTitles: Readonly<Record<StudyAreaName, Titles>> = {
  'Artes y Humanidades': {
    grado: [
      'Antropología Social y Cultural', 'Arqueología', 'Artes Escénicas', 'Bellas Artes', 'Conservación y Restauración de Bienes Culturales',
      'Diseño', 'Estudios Árabes e Islámicos', 'Estudios de Asia Oriental', 'Estudios Franceses', 'Estudios Hispánicos', 'Estudios Ingleses',
      'Estudios Literarios', 'Filología Catalana', 'Filología Clásica', 'Filología Hispánica', 'Filología Vasca', 'Filosofía',
      'Geografía e Historia', 'Geografía y Ordenación del Territorio', 'Historia', 'Historia del Arte', 'Historia y Ciencias de la Música',
      'Historia y Patrimonio', 'Humanidades', 'Lengua y Literatura Españolas', 'Lengua y Literatura Gallegas', 'Lenguas Modernas y sus Literaturas',
      'Lingüística', 'Literatura General y Comparada', 'Musicología', 'Traducción e Interpretación',
    ],
    master: [
      'Arqueología', 'Conservación del Patrimonio Cultural', 'Enseñanza de Español como Lengua Extranjera', 'Estudios Avanzados en Historia del Arte',
      'Estudios Literarios', 'Filosofía', 'Gestión Cultural', 'Historia Contemporánea', 'Humanidades Digitales', 'Investigación Musical',
      'Lingüística Aplicada', 'Patrimonio Histórico', 'Producción Artística', 'Traducción Audiovisual', 'Traducción Especializada',
    ],
  },
  Ciencias: {
    grado: [
      'Biología', 'Biología Humana', 'Biología Sanitaria', 'Biomedicina Básica y Experimental', 'Bioquímica', 'Bioquímica y Biología Molecular',
      'Biotecnología', 'Ciencia y Tecnología de los Alimentos', 'Ciencias Ambientales', 'Ciencias Biomédicas', 'Ciencias del Mar',
      'Ciencias Experimentales', 'Ciencias Gastronómicas', 'Enología', 'Estadística', 'Estadística Aplicada', 'Física', 'Genética', 'Geología',
      'Ingeniería Geológica', 'Matemáticas', 'Matemáticas y Estadística', 'Microbiología', 'Nanociencia y Nanotecnología', 'Óptica y Optometría', 'Química',
    ],
    master: [
      'Acuicultura', 'Astrofísica', 'Biodiversidad, Ecología y Evolución', 'Biología Marina', 'Biología Molecular y Biomedicina', 'Bioinformática',
      'Biotecnología Avanzada', 'Cambio Global', 'Ciencia y Tecnología Química', 'Física Teórica', 'Gestión Ambiental', 'Investigación Matemática',
      'Matemática Industrial', 'Nanociencia y Nanotecnología Molecular', 'Oceanografía', 'Química Orgánica', 'Recursos Hídricos y Medio Ambiente',
      'Seguridad y Calidad de los Alimentos', 'Técnicas Estadísticas',
    ],
  },
  'Ciencias de la Salud': {
    grado: [
      'Ciencias de la Actividad Física y del Deporte', 'Enfermería', 'Farmacia', 'Fisioterapia', 'Logopedia', 'Medicina',
      'Nutrición Humana y Dietética', 'Odontología', 'Podología', 'Psicología', 'Terapia Ocupacional', 'Veterinaria',
    ],
    master: [
      'Atención Temprana', 'Cuidados Paliativos', 'Enfermería de Urgencias y Emergencias', 'Epidemiología y Salud Pública', 'Fisioterapia Deportiva',
      'Fisioterapia Neurológica', 'Gerontología', 'Gestión Sanitaria', 'Investigación Biomédica', 'Investigación en Ciencias de la Salud',
      'Neurociencia', 'Neuropsicología', 'Nutrición Clínica', 'Prevención de Riesgos Laborales', 'Psicogerontología', 'Psicología General Sanitaria',
      'Psicopedagogía', 'Salud Pública', 'Sanidad Animal', 'Seguridad Alimentaria',
    ],
  },
  'Ciencias Sociales y Jurídicas': {
    grado: [
      'Administración y Dirección de Empresas', 'Ciencia Política y de la Administración', 'Ciencia Política y Gestión Pública', 'Ciencias del Trabajo',
      'Ciencias Políticas', 'Ciencias Jurídicas de las Administraciones Públicas', 'Comercio', 'Comunicación', 'Comunicación Audiovisual', 'Criminología',
      'Derecho', 'Economía', 'Economía y Finanzas', 'Educación Infantil', 'Educación Primaria', 'Educación Social', 'Empresa Internacional',
      'Estudios Internacionales', 'Finanzas y Contabilidad', 'Gestión Aeronáutica', 'Gestión Comercial y Marketing', 'Gestión y Administración Pública',
      'Igualdad de Género', 'Información y Documentación', 'Liderazgo Emprendedor e Innovación', 'Marketing', 'Marketing e Investigación de Mercados',
      'Negocios Internacionales', 'Pedagogía', 'Periodismo', 'Protocolo y Organización de Eventos', 'Publicidad y Relaciones Públicas',
      'Relaciones Internacionales', 'Relaciones Laborales y Recursos Humanos', 'Seguridad', 'Sociología', 'Trabajo Social', 'Turismo',
    ],
    master: [
      'Abogacía y Procura', 'Acción Internacional Humanitaria', 'Administración de Empresas', 'Asesoría Fiscal', 'Comunicación Digital',
      'Cooperación Internacional para el Desarrollo', 'Derecho de la Empresa', 'Derechos Humanos', 'Dirección de Marketing', 'Dirección de Proyectos',
      'Dirección de Recursos Humanos', 'Dirección y Planificación del Turismo', 'Economía', 'Economía Circular', 'Economía Social y Cooperativas',
      'Educación Inclusiva', 'Estudios de Género', 'Finanzas', 'Formación del Profesorado de Educación Secundaria Obligatoria y Bachillerato',
      'Gestión de la Innovación', 'Gestión y Políticas Públicas', 'Gobernanza y Derechos Humanos', 'Intervención Social',
      'Investigación en Educación', 'Logística y Comercio Internacional', 'Mediación y Gestión de Conflictos', 'Migraciones Internacionales',
      'Periodismo Multimedia', 'Políticas Sociales', 'Sociología', 'Sostenibilidad y Responsabilidad Social Corporativa', 'Trabajo Social',
    ],
  },
  'Ingeniería y Arquitectura': {
    grado: [
      'Arquitectura', 'Arquitectura Técnica', 'Ciencia de Datos', 'Ciencia e Ingeniería de Datos', 'Desarrollo de Videojuegos', 'Estudios de Arquitectura',
      'Fundamentos de la Arquitectura', 'Ingeniería Aeroespacial', 'Ingeniería Agraria', 'Ingeniería Agrícola y del Medio Rural', 'Ingeniería Alimentaria',
      'Ingeniería Ambiental', 'Ingeniería Biomédica', 'Ingeniería Civil', 'Ingeniería de Computadores', 'Ingeniería de la Ciberseguridad',
      'Ingeniería de la Energía', 'Ingeniería de la Salud', 'Ingeniería de Materiales', 'Ingeniería de Organización Industrial',
      'Ingeniería de Sistemas de Telecomunicación', 'Ingeniería de Tecnologías de Telecomunicación', 'Ingeniería del Software',
      'Ingeniería Eléctrica', 'Ingeniería Electrónica Industrial y Automática', 'Ingeniería en Diseño Industrial y Desarrollo de Producto',
      'Ingeniería en Inteligencia Artificial', 'Ingeniería en Sonido e Imagen', 'Ingeniería en Tecnologías Industriales', 'Ingeniería Forestal y del Medio Natural',
      'Ingeniería Geomática y Topografía', 'Ingeniería Informática', 'Ingeniería Matemática', 'Ingeniería Mecánica', 'Ingeniería Minera y Energética',
      'Ingeniería Multimedia', 'Ingeniería Naval y Oceánica', 'Ingeniería Química', 'Ingeniería Química Industrial', 'Ingeniería Robótica',
      'Ingeniería Telemática', 'Ingeniería Textil', 'Inteligencia Artificial', 'Náutica y Transporte Marítimo', 'Paisajismo', 'Tecnologías Marinas',
    ],
    master: [
      'Arquitectura', 'Automática y Robótica', 'Ciberseguridad', 'Ciencia de Datos', 'Computación en la Nube', 'Diseño y Fabricación Aditiva',
      'Eficiencia Energética en la Edificación', 'Energías Renovables', 'Gestión de la Edificación', 'Ingeniería Aeronáutica', 'Ingeniería Agronómica',
      'Ingeniería Ambiental', 'Ingeniería Biomédica', 'Ingeniería de Caminos, Canales y Puertos', 'Ingeniería de Minas', 'Ingeniería de Montes',
      'Ingeniería de Telecomunicación', 'Ingeniería del Agua', 'Ingeniería Industrial', 'Ingeniería Informática', 'Ingeniería Mecatrónica',
      'Ingeniería Naval y Oceánica', 'Ingeniería Química', 'Inteligencia Artificial', 'Internet de las Cosas', 'Logística y Transporte',
      'Movilidad Sostenible', 'Planificación Territorial y Urbanismo', 'Rehabilitación Arquitectónica', 'Visión por Computador',
    ],
  },
};

/**
 * Some of the degrees of the three Galician universities, by campus. For other universities nothing is recorded, so
 * their lists contain all degrees.
 */
export const taughtAt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Universidad de A Coruña': {
    'A Coruña': [
      'Administración y Dirección de Empresas', 'Arquitectura Técnica', 'Biología', 'Ciencia e Ingeniería de Datos', 'Ciencias de la Actividad Física y del Deporte',
      'Comunicación Audiovisual', 'Derecho', 'Economía', 'Educación Infantil', 'Educación Primaria', 'Educación Social', 'Enfermería',
      'Estudios de Arquitectura', 'Fisioterapia', 'Ingeniería Informática', 'Ingeniería Mecánica', 'Ingeniería Naval y Oceánica', 'Inteligencia Artificial',
      'Logopedia', 'Náutica y Transporte Marítimo', 'Podología', 'Química', 'Sociología', 'Terapia Ocupacional', 'Turismo',
    ],
  },
  'Universidad de Santiago de Compostela': {
    'A Coruña': [
      'Biología', 'Ciencia Política y de la Administración', 'Derecho', 'Economía', 'Enfermería', 'Farmacia', 'Filosofía', 'Física', 'Historia',
      'Historia del Arte', 'Ingeniería Informática', 'Ingeniería Química', 'Matemáticas', 'Medicina', 'Odontología', 'Óptica y Optometría', 'Pedagogía',
      'Periodismo', 'Psicología', 'Química', 'Trabajo Social', 'Educación Social',
    ],
    Lugo: ['Administración y Dirección de Empresas', 'Educación Infantil', 'Educación Primaria', 'Enfermería', 'Ingeniería Civil', 'Nutrición Humana y Dietética', 'Veterinaria'],
  },
  'Universidad de Vigo': {
    Pontevedra: [
      'Administración y Dirección de Empresas', 'Bellas Artes', 'Biología', 'Ciencias del Mar', 'Comercio', 'Comunicación Audiovisual', 'Derecho', 'Economía',
      'Fisioterapia', 'Ingeniería de la Energía', 'Ingeniería de Tecnologías de Telecomunicación', 'Ingeniería en Tecnologías Industriales',
      'Ingeniería Mecánica', 'Publicidad y Relaciones Públicas', 'Química', 'Traducción e Interpretación',
    ],
    Ourense: [
      'Ciencia y Tecnología de los Alimentos', 'Ciencias Ambientales', 'Educación Infantil', 'Educación Primaria', 'Educación Social', 'Geografía e Historia',
      'Ingeniería Aeroespacial', 'Ingeniería Agraria', 'Ingeniería Informática', 'Trabajo Social', 'Turismo',
    ],
  },
};
