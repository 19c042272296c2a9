/** Type, sector and size of an organisation. The labels are stored. */
export const organizationTypes = [
  'Empresa',
  'Fundación',
  'Asociación',
  'Administración pública',
  'Cooperativa',
  'Universidad o centro de investigación',
] as const;

export const sectors = [
  'Agroalimentario',
  'Consultoría',
  'Cooperación y acción social',
  'Cultura',
  'Educación',
  'Energía',
  'Industria',
  'Medio ambiente',
  'Salud',
  'Tecnología',
  'Transporte y movilidad',
  'Turismo',
  'Urbanismo y vivienda',
  'Otro',
] as const;

export const organizationSizes = [
  '1 a 10 personas',
  '11 a 50 personas',
  '51 a 250 personas',
  'Más de 250 personas',
] as const;
