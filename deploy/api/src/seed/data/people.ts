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

export const motivations = [
  'Llevo dos años colaborando como voluntaria en mi barrio y quiero que mi trabajo final sirva para algo más que para aprobar. Este proyecto junta lo que estudio con lo que me importa.',
  'En la carrera hemos visto la teoría, pero nunca con datos ni con personas reales. Me gustaría aprender de un equipo que lo hace cada día y dejar un resultado que podáis usar.',
  'Mi familia vive en un pueblo que pierde habitantes cada año, así que conozco el problema de cerca. Creo que puedo aportar método y muchas ganas de escuchar antes de proponer.',
  'He hecho una asignatura optativa sobre este tema y el trabajo que entregué se quedó corto. Quiero profundizar con vuestra ayuda y con un caso concreto.',
  'Me interesa trabajar después en una organización como la vuestra y pienso que el mejor modo de saberlo es hacer un proyecto juntos. Puedo dedicarle dos tardes por semana y un día completo en verano.',
  'Manejo bien las herramientas que pedís y ya las usé en unas prácticas. Lo que busco ahora es un problema que merezca la pena y alguien que me diga cuándo me equivoco.',
  'Me gusta el trabajo de campo y hablar con la gente. Podría encargarme de las entrevistas y del análisis, y mi tutora está de acuerdo con el planteamiento.',
  'Quiero un tema que mi universidad acepte y que a la vez resuelva algo. He leído vuestra memoria del año pasado y tengo algunas preguntas e ideas para empezar.',
];

export const availabilities = [
  'De enero a junio, martes y jueves por la tarde.',
  'Desde ya, unas diez horas a la semana.',
  'Segundo cuatrimestre, horario flexible.',
  'Todas las mañanas a partir de febrero.',
];
