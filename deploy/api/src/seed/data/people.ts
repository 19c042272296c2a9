export const firstNames = [
  'Lucía', 'Martín', 'Paula', 'Hugo', 'Sara', 'Daniel', 'Carmen', 'Álvaro', 'Noa', 'Adrián', 'Irene', 'Diego', 'Marta',
  'Pablo', 'Elena', 'Mateo', 'Aitana', 'Javier', 'Nerea', 'Iker', 'Uxía', 'Brais', 'Laia', 'Pol', 'Ainhoa', 'Unai',
  'Rocío', 'Samuel', 'Inés', 'Omar', 'Fátima', 'Bruno', 'Candela', 'Rubén', 'Yasmina', 'Gonzalo', 'Julia', 'Nicolás',
  'Alba', 'Sergio', 'Claudia', 'Ismael', 'Vera', 'Antía', 'Xoel', 'Berta', 'Andrés', 'Miriam', 'Jorge', 'Leire',
];

export const surnames = [
  'García', 'Rodríguez', 'Fernández', 'López', 'Martínez', 'Sánchez', 'Pérez', 'Gómez', 'Ruiz', 'Díaz', 'Moreno',
  'Álvarez', 'Romero', 'Navarro', 'Torres', 'Domínguez', 'Vázquez', 'Ramos', 'Gil', 'Serrano', 'Blanco', 'Molina',
  'Castro', 'Ortega', 'Rubio', 'Iglesias', 'Garrido', 'Núñez', 'Cabrera', 'Prieto', 'Lozano', 'Cano', 'Ferrer', 'Vidal',
  'Pastor', 'Otero', 'Etxeberria', 'Puig', 'Souto', 'Amrani', 'Benítez', 'Crespo', 'Herrero', 'Izquierdo', 'Lago',
];

export const availabilities = [
  'De enero a junio, martes y jueves por la tarde.',
  'Desde ya, unas diez horas a la semana.',
  'Segundo cuatrimestre, horario flexible.',
  'Todas las mañanas a partir de febrero.',
];
