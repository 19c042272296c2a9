/** The five branches of Spanish degrees, with their fields. */
export const studyAreas = {
  'Artes y Humanidades': [
    'Bellas Artes', 'Filosofía', 'Geografía', 'Historia', 'Historia del Arte', 'Lenguas Modernas', 'Literatura',
    'Música', 'Patrimonio y Conservación', 'Traducción e Interpretación',
  ],
  Ciencias: [
    'Biología', 'Bioquímica', 'Biotecnología', 'Ciencias Ambientales', 'Ciencias del Mar', 'Estadística', 'Física',
    'Geología', 'Matemáticas', 'Química',
  ],
  'Ciencias de la Salud': [
    'Enfermería', 'Farmacia', 'Fisioterapia', 'Logopedia', 'Medicina', 'Nutrición Humana y Dietética', 'Odontología',
    'Psicología', 'Terapia Ocupacional', 'Veterinaria',
  ],
  'Ciencias Sociales y Jurídicas': [
    'Administración y Dirección de Empresas', 'Ciencias Políticas', 'Comunicación Audiovisual', 'Derecho', 'Economía',
    'Educación Infantil y Primaria', 'Educación Social', 'Marketing', 'Periodismo', 'Relaciones Laborales', 'Sociología',
    'Trabajo Social', 'Turismo',
  ],
  'Ingeniería y Arquitectura': [
    'Arquitectura', 'Ciencia de Datos', 'Ingeniería Agrícola y Forestal', 'Ingeniería Civil', 'Ingeniería de la Energía',
    'Ingeniería de Telecomunicación', 'Ingeniería Industrial', 'Ingeniería Informática', 'Ingeniería Mecánica',
    'Ingeniería Naval', 'Ingeniería Química',
  ],
} as const;

export type StudyAreaName = keyof typeof studyAreas;
