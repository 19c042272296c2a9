interface PostText {
  url: string;
  title: string;
  description: string;
  tags: readonly string[];
  content: string;
}

/** Blog posts of the demo; they have no author. */
export const postTexts: readonly PostText[] = [
  {
    url: 'como-elegir-el-tema-de-tu-tfg', title: 'Cómo elegir el tema de tu TFG sin agobios', description: 'Un método sencillo para decidir en dos semanas.', tags: ['TFG', 'tema'],
    content: 'Elegir tema parece la decisión más importante de la carrera, y casi nunca lo es. Un buen tema es el que puedes **empezar** pronto y **terminar** a tiempo.\n\n## Primera semana: abrir\n\nApunta todo lo que te llame la atención, sin ordenar. Habla con tres personas de fuera de tu facultad.\n\n## Segunda semana: cerrar\n\nDescarta lo que dependa de datos que no tienes. De lo que quede, elige lo que te dé más ganas de contar.',
  },
  {
    url: 'que-es-un-proyecto-de-impacto', title: '¿Qué es un proyecto de impacto?', description: 'Trabajos finales que alguien espera fuera de la universidad.', tags: ['impacto'],
    content: 'Un proyecto de impacto responde a una necesidad que alguien ha contado antes. No hace falta que sea grande: basta con que una organización pueda usar el resultado.\n\nLa diferencia está en el comienzo: en lugar de buscar un problema para tu método, buscas un método para su problema.',
  },
  {
    url: 'primer-correo-a-una-organizacion', title: 'El primer correo a una organización', description: 'Qué decir, qué no decir y cuándo insistir.', tags: ['comunicación'],
    content: 'Preséntate en una frase, di qué has visto de su trabajo y qué propones. Pide una conversación corta, no una respuesta definitiva.\n\nSi en diez días no contestan, escribe una vez más. Después, prueba con otra.',
  },
  {
    url: 'tutoria-que-funciona', title: 'Una tutoría que funciona', description: 'Acuerdos sencillos entre estudiante, docente y organización.', tags: ['tutoría', 'universidades'],
    content: 'Cuando en un trabajo hay tres partes, conviene decidir pronto quién responde a qué. La universidad evalúa, la organización orienta sobre el problema y el estudiante decide sobre el trabajo.\n\n## Tres reuniones bastan\n\nUna para empezar, otra a la mitad y la última con el borrador.',
  },
  {
    url: 'tfg-con-datos-abiertos', title: 'Ideas para un TFG con datos abiertos', description: 'Ayuntamientos, hospitales y estaciones publican más de lo que parece.', tags: ['datos', 'tema'],
    content: 'Muchos portales públicos ofrecen datos de transporte, consumo, calidad del aire o presupuesto. Antes de descargar nada, escribe la pregunta.\n\n- ¿Qué barrio tiene menos sombra en verano?\n- ¿Cómo cambia el uso del autobús con la lluvia?\n- ¿En qué se gasta lo que sobra?',
  },
  {
    url: 'economia-circular-en-tu-carrera', title: 'Economía circular, estudies lo que estudies', description: 'Del diseño al derecho, hay sitio para todas las carreras.', tags: ['sostenibilidad'],
    content: 'Diseñar un envase que vuelve, calcular lo que cuesta recogerlo, contar por qué merece la pena o redactar el contrato que lo permite: el mismo reto necesita oficios distintos.\n\nPiensa qué parte de la cadena conoces mejor y empieza por ahí.',
  },
  {
    url: 'aprender-a-decir-que-no', title: 'Aprender a decir que no en tu proyecto', description: 'Cómo proteger el alcance sin quedar mal.', tags: ['planificación'],
    content: 'Cada cosa que añades quita tiempo a otra. Cuando te pidan algo nuevo, pregunta qué sale a cambio.\n\nUna lista de «para después» visible hace que nadie sienta que su idea se ha perdido.',
  },
  {
    url: 'escribir-para-que-te-entiendan', title: 'Escribir para que te entiendan', description: 'Frases cortas, verbos claros y ejemplos.', tags: ['escritura'],
    content: 'El lenguaje claro no es lenguaje pobre. Quita las palabras que no echarías de menos, y pon un ejemplo cada vez que aparezca un concepto nuevo.\n\nLee tu texto en voz alta: donde te falte el aire, falta un punto.',
  },
  {
    url: 'del-tfg-al-primer-empleo', title: 'Del TFG al primer empleo', description: 'Cómo enseñar lo que has hecho.', tags: ['empleo'],
    content: 'Tu trabajo final es, muchas veces, lo más grande que has hecho por tu cuenta. Prepáralo para enseñarlo: una página, tres imágenes y una frase con lo que aprendiste.\n\nSi lo hiciste con una organización, pide permiso para contarlo.',
  },
  {
    url: 'por-que-proponer-un-reto', title: 'Por qué proponer un reto desde tu organización', description: 'Lo que se gana y lo que hay que dar a cambio.', tags: ['organizaciones'],
    content: 'Un proyecto con estudiantes no sustituye a un contrato, y no debe hacerlo. Sirve para mirar despacio algo para lo que nunca hay tiempo.\n\nA cambio, alguien de tu equipo tendrá que escuchar, contestar y abrir puertas. Sin esa persona, es mejor esperar.',
  },
  {
    url: 'describir-bien-un-proyecto', title: 'Cómo describir bien un proyecto', description: 'Cinco apartados que ayudan a recibir buenas solicitudes.', tags: ['organizaciones', 'escritura'],
    content: '1. El problema, contado como a una vecina\n2. Lo que ya habéis intentado\n3. Lo que os gustaría tener al final\n4. Lo que podéis poner vosotros\n5. Lo que no hace falta saber para empezar',
  },
  {
    url: 'trabajos-finales-y-territorio', title: 'Trabajos finales que miran al territorio', description: 'Pueblos, barrios y comarcas como punto de partida.', tags: ['territorio', 'impacto'],
    content: 'Lo que tienes cerca también es un campo de estudio. Conocer a la gente, saber quién guarda los papeles y poder volver mañana son ventajas que no da ningún laboratorio.\n\nPregunta en tu ayuntamiento, en la biblioteca o en la cooperativa qué les gustaría entender mejor.',
  },
];
