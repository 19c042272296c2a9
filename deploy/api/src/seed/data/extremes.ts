/** Texts of the greatest length that forms accept, with words too long for a line of a card on a telephone. */
export const longTexts = {
  organization:
    'Federación Intercomarcal de Asociaciones Otorrinolaringológicas, Foniátricas y de Rehabilitación Neurosensorial Infantil',
  about:
    'Reunimos a dieciocho asociaciones de familias y a los equipos que las atienden. Prestamos aparatos, formamos a docentes y acompañamos a quienes viven lejos de un hospital.',
  web: 'https://federacion-otorrinolaringologica-foniatrica-y-neurosensorial.puente.test/asociaciones/rehabilitacion-neurosensorial-infantil',
  project:
    'Registros electroencefalográficos de bajo coste para seguir en casa y en el aula la rehabilitación infantil por un ictus',
  requirements:
    'Haber cursado, o estar cursando, alguna asignatura de neurofisiología, neuropsicología, procesamiento de señales o estadística aplicada. No hace falta saber programar, aunque ayuda: hay una persona en el equipo que se ocupa del programa de análisis. Sí pedimos trato amable con niñas y niños, paciencia con los aparatos y disponibilidad para viajar dos veces a los centros colaboradores, con los gastos pagados. Antes de empezar se firma un compromiso de confidencialidad y se aporta el certificado negativo de delitos sexuales, que es gratuito.',
  tags: [
    'rehabilitación neuropsicológica infantil',
    'electroencefalografía de bajo coste',
    'aulas hospitalarias y domiciliarias',
    'familias cuidadoras en zonas rurales',
    'logopedia',
    'ciencia ciudadana',
    'aparatos reparables y abiertos',
    'telerrehabilitación supervisada',
    'protección de datos de menores',
    'ictus',
  ],
  work: 'Registros electroencefalográficos de bajo coste en aulas hospitalarias: validación con diez familias y guía en lectura fácil para docentes y monitoras',
  opportunity:
    'Jornada de puertas abiertas sobre registros electroencefalográficos para estudiantes de Logopedia, Psicología y Medicina',
  name: 'María de los Desamparados',
  surname: 'Fernández de Villavicencio y Goicoecheandía-Etxeberriagaray',
} as const;

/** The paragraphs of the long project. */
export const longProjectText: readonly string[] = [
  'Cada año, en las comarcas en las que trabajamos, entre treinta y cuarenta niñas y niños vuelven a casa después de un ictus. En el hospital tienen logopeda, fisioterapeuta y neuropsicóloga; en casa, con suerte, una visita al mes. Las familias nos preguntan siempre lo mismo: si lo que hacen por las tardes sirve de algo, y cómo se sabría.',
  'Una unidad móvil con un electroencefalógrafo clínico cuesta lo que un coche y necesita a alguien que la maneje. Desde hace tres años probamos otra cosa: diademas de cuatro electrodos secos, de las que se venden para juegos, con un programa abierto que un taller de barrio ha mejorado. Sus registros son peores que los de un hospital, pero se pueden hacer todos los días, en la mesa de la cocina y sin gel en el pelo. Nos falta saber para qué valen y para qué no.',
  'El trabajo tiene tres partes, y puede hacerse entero en equipo o repartirse entre varias personas. La primera es revisar lo que se ha publicado sobre registros electroencefalográficos con pocos canales en población infantil: qué se ha medido, con qué aparatos, con cuántos participantes y con qué garantías. Contamos con acceso a las bases de datos de un hospital universitario y con la ayuda de su bibliotecaria.',
  'La segunda parte es comparar. Diez familias han aceptado que sus hijas e hijos lleven la diadema durante las sesiones que ya tienen en el hospital, al mismo tiempo que el aparato clínico. Hay que preparar el protocolo con el equipo de neurofisiología, acompañar las sesiones, ordenar los registros y calcular en qué bandas coinciden, en cuáles no y cuánto cambia el resultado de un día a otro. El comité de ética del hospital ya ha dado su visto bueno.',
  'La tercera parte es contarlo. Queremos una guía en lectura fácil para familias y docentes que explique qué se puede esperar de la diadema y qué no, cómo se coloca, cuándo hay que repetir el registro y cuándo hay que dejarlo y llamar al hospital. La revisará un grupo de validación formado por personas con dificultades de comprensión, y la ilustrará una dibujante con la que trabajamos desde hace tiempo.',
  'Quien haga el proyecto tendrá una persona de referencia en la federación y otra en el hospital, una mesa en cualquiera de las dos sedes y reuniones cada quince días, presenciales o por videoconferencia. Los viajes a los centros colaboradores se hacen en coche compartido con el equipo y se pagan. Si la universidad lo permite, la defensa puede ser en dos partes, una para el tribunal y otra para las familias que han participado.',
  'Los datos no salen del hospital: se analizan allí, sin nombres, y lo que se publica son resultados de grupo. El programa y la guía serán abiertos, con el nombre de todas las personas que los hayan hecho. Si los resultados son malos también los publicaremos, porque otras asociaciones están a punto de gastarse en diademas un dinero que no tienen.',
];

export const longMotivation = [
  'Mi hermana pequeña tuvo un ictus con nueve años y durante dos cursos fui yo quien hacía con ella los ejercicios de las tardes. Nadie nos supo decir nunca si aquello servía. Por eso elegí Logopedia y no otra carrera, y por eso, cuando he leído lo que proponéis, he pensado que llevo diez años preparándome para este trabajo sin saberlo.',
  'En la carrera he cursado Neuropsicología del Lenguaje, Estadística y una optativa de Procesamiento de Señales en la que éramos tres personas. Para esa asignatura comparé dos formas de limpiar registros con parpadeos; el programa está publicado y lo podéis mirar. Sé lo bastante de programación para ordenar ficheros y dibujar gráficas, y lo bastante poco para preguntar antes de estropear nada.',
  'También he sido voluntaria en un aula hospitalaria los sábados por la mañana durante un año y medio. Allí aprendí que los aparatos dan miedo hasta que dejas que los toquen, que hay días en que no toca trabajar y que las familias agradecen más una explicación clara que una buena noticia dudosa. Tengo el certificado que pedís y carné de conducir.',
  'Puedo empezar en febrero y dedicarle veinte horas a la semana hasta julio, con las mañanas de martes y jueves libres por completo. Mi tutora está de acuerdo con el planteamiento y con que la defensa sea en dos partes. Me gustaría encargarme de la comparación y de la guía, pero me adapto a lo que haga falta: lo que quiero es que las familias que empiezan ahora sepan lo que nosotras no supimos.',
].join('\n\n');

/** Texts of records without any optional field. */
export const bareTexts = {
  project: 'Inventario de bancos del paseo',
  projectDescription:
    'Queremos saber cuántos bancos hay en el paseo, cómo están y dónde faltan. Con eso haremos la petición al ayuntamiento.',
  work: 'Relojes de sol de mi comarca',
  workSummary:
    'Quiero localizar los relojes de sol que quedan en fachadas e iglesias, fotografiarlos y contar quién los hizo.',
  opportunity: 'Ayudante de taller',
  opportunityDescription: 'Dos tardes por semana en el taller de bicicletas.',
  motivation: 'Me gusta el tema y tengo tiempo este curso.',
} as const;
