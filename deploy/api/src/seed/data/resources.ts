import type { ResourcePurpose } from '@puente/contract/constants/resources';
import type { WorkStage } from '@puente/contract/constants/works';

interface ResourceText {
  title: string;
  introduction: string;
  tags: readonly string[];
  purpose: ResourcePurpose;
  stage: WorkStage | null;
  /** Paragraphs and lists, in markdown. */
  content: string;
  popular?: true;
}

const orientation = 'professional_orientation';
const support = 'tfx_support';

/** The resource library of the demo: written for it, without links to other sites. */
export const resourceTexts: readonly ResourceText[] = [
  {
    title: 'Elige tema en una tarde', introduction: 'Cuatro preguntas para pasar de «no sé por dónde empezar» a tres ideas posibles.', tags: ['tema', 'planificación'], purpose: support, stage: 'choosing', popular: true,
    content: 'No hace falta tener una gran idea para empezar: hace falta tener **tres ideas posibles** y compararlas. Resérvate una tarde sin móvil, una hoja y un temporizador.\n\n## Las cuatro preguntas\n\nDiez minutos para cada una, sin borrar nada:\n\n1. ¿Qué asignatura repetirías?\n2. ¿Qué problema de tu entorno te molesta?\n3. ¿A quién podrías preguntar por él esta semana?\n4. ¿Qué sabes hacer que ayude?\n\n## De respuestas a ideas\n\nEscribe una frase con cada respuesta y júntalas de tres maneras distintas. Por ejemplo: «Me gustó estadística», «en mi barrio cierran comercios», «mi tía tiene una mercería» y «sé hacer encuestas» dan una idea bastante buena sobre qué necesita el comercio de barrio para quedarse.\n\n### Si no sale ninguna\n\nMira los [proyectos de las organizaciones](/projects): cada uno es un problema real que alguien necesita resolver, con una persona que te puede atender.\n\n## Comparar las tres\n\n| Pregunta | Idea A | Idea B | Idea C |\n| --- | --- | --- | --- |\n| ¿Me apetece hablar de esto dentro de seis meses? | | | |\n| ¿Puedo conseguir los datos? | | | |\n| ¿Conozco a alguien que sepa del tema? | | | |\n| ¿Cabe en el tiempo que tengo? | | | |\n\nSi una idea no tiene datos ni personas, descártala aunque sea la que más te gusta.\n\n## Mañana\n\nCuéntale las dos mejores a alguien que no sea de tu carrera. La que entienda a la primera es la que tienes que llevar a tu primera tutoría.',
  },
  {
    title: 'Cómo acotar un tema demasiado grande', introduction: 'Reduce lugar, tiempo, personas y datos hasta que quepa en unos meses.', tags: ['tema', 'metodología'], purpose: support, stage: 'choosing',
    content: 'Un tema cabe en un trabajo final cuando puedes decir **dónde, cuándo, con quién y con qué datos**. Si falta una de las cuatro respuestas, todavía es un área de interés.\n\nPrueba a quitar la mitad de cada una y comprueba si sigue importando.',
  },
  {
    title: 'Plantilla de propuesta de una página', introduction: 'Lo que una tutora o una organización quiere leer antes de decir que sí.', tags: ['propuesta', 'plantillas'], purpose: support, stage: 'choosing', popular: true,
    content: '## Apartados\n\n- Problema y a quién afecta\n- Pregunta que quieres responder\n- Método y datos\n- Qué quedará al terminar\n- Calendario en cuatro hitos\n\nNo pases de una página: si algo no cabe, todavía no está claro.',
  },
  {
    title: 'Qué preguntar a quien puede ser tu tutor', introduction: 'Una conversación de veinte minutos que evita malentendidos.', tags: ['tutoría'], purpose: support, stage: 'choosing',
    content: 'Pregunta cada cuánto podréis veros, por qué medio prefiere recibir borradores y qué espera de la primera entrega. Cuéntale también qué te preocupa.\n\nAcaba la reunión con una fecha y una tarea.',
  },
  {
    title: 'Revisión bibliográfica sin perderse', introduction: 'De una búsqueda amplia a veinte lecturas que importan.', tags: ['bibliografía', 'metodología'], purpose: support, stage: 'onGoing', popular: true,
    content: 'Una revisión no consiste en leerlo todo, sino en saber **qué se ha dicho ya sobre tu pregunta** y dónde queda un hueco. Con un método sencillo se hace en dos o tres semanas, y lo que escribas entonces te servirá casi entero para el marco teórico.\n\n## Antes de buscar\n\nEscribe tu pregunta en una frase y subraya los conceptos. De «¿Cómo influye el transporte público en el empleo juvenil en el rural gallego?» salen cuatro: transporte público, empleo, juventud y rural.\n\nPara cada concepto apunta:\n\n- dos o tres sinónimos en español y en inglés\n- un término más amplio, por si encuentras poco\n- un término más concreto, por si encuentras demasiado\n\nGuarda esa tabla. Al terminar irá, casi sin cambios, en el apartado de metodología.\n\n## Dónde buscar\n\nEmpieza por el catálogo de tu universidad: desde casa, con tu cuenta, abre revistas que fuera son de pago. Después usa un buscador académico general y uno de tu especialidad.\n\n| Qué buscas | Por dónde empezar |\n| --- | --- |\n| Artículos revisados | Bases de datos de tu biblioteca |\n| Tesis y trabajos finales | Repositorios de las universidades |\n| Datos | Institutos de estadística y portales de datos abiertos |\n| Leyes e informes | Boletines oficiales y páginas de los ministerios |\n\n### Cómo combinar las palabras\n\nUne los sinónimos con `OR` y los conceptos con `AND`. Una búsqueda como `("transporte público" OR autobús) AND rural AND (empleo OR trabajo)` da mucho menos ruido que cuatro palabras sueltas.\n\n### Cuándo dejar de buscar\n\nCuando las referencias nuevas citan las que ya tienes, puedes parar. Si después de una tarde todavía aparecen nombres desconocidos en cada texto, tu tema es demasiado grande: acótalo antes de seguir.\n\n## Leer deprisa y descartar en voz alta\n\n1. Lee el título y el resumen. Si no hablan de tu pregunta, fuera.\n2. Lee las conclusiones. Si no aportan nada que puedas usar, fuera.\n3. Mira las tablas y las figuras: suelen decir más que el texto.\n4. Solo entonces, léelo entero.\n\nDe cien resultados llegarás a unos veinte textos que importan. Anota también por qué has descartado los demás: en la defensa te lo pueden preguntar.\n\n## Guardar lo que encuentras\n\nUsa un gestor de referencias desde el primer día y guarda cada una con **una frase tuya** sobre para qué te sirve. Dentro de dos meses no recordarás por qué la elegiste.\n\n> Si no puedes explicar en una frase para qué te sirve una referencia, todavía no la has leído.\n\nDistingue con un color lo que es cita literal, lo que es resumen tuyo y lo que es opinión. Así evitarás el plagio sin querer.\n\n## Escribirla\n\nOrdena los textos por ideas, no por autores. Un párrafo que empieza por «García (2021) dice…» cuenta lo que leíste; uno que empieza por «Hay acuerdo en que…» cuenta lo que sabes.\n\nTermina con el hueco: lo que nadie ha mirado todavía, en tu lugar, con tus datos o con tu método. Esa frase es la razón de ser de tu trabajo, y conviene que tu tutora la lea antes que nadie.',
  },
  {
    title: 'Citar bien desde el primer día', introduction: 'Costumbres que ahorran una semana al final y evitan el plagio involuntario.', tags: ['bibliografía', 'escritura'], purpose: support, stage: 'onGoing',
    content: 'Apunta la fuente en el mismo momento en que copias una idea. Distingue con un color lo que es cita literal, lo que es resumen tuyo y lo que es opinión.\n\nPregunta qué estilo pide tu facultad antes de configurar el gestor de referencias.',
  },
  {
    title: 'Entrevistas que dan respuestas', introduction: 'Guion, consentimiento y grabación para entrevistar con respeto.', tags: ['entrevistas', 'metodología'], purpose: support, stage: 'onGoing',
    content: 'Empieza por preguntas fáciles y abiertas. Explica para qué usarás lo que te cuenten y pide permiso **antes** de grabar.\n\n- Una hora como mucho\n- Ocho o diez preguntas\n- Un silencio de tres segundos antes de seguir',
  },
  {
    title: 'Encuestas cortas y honestas', introduction: 'Cómo preguntar para que te contesten y los datos sirvan.', tags: ['encuestas', 'datos'], purpose: support, stage: 'onGoing',
    content: 'Cada pregunta debe servir para una tabla o un gráfico que ya tengas dibujado. Si no sabes cuál, bórrala.\n\nPrueba el cuestionario con tres personas y míralas contestar sin ayudar.',
  },
  {
    title: 'Hoja de cálculo para datos que no se rompen', introduction: 'Una fila por caso, una columna por variable y ninguna celda combinada.', tags: ['datos'], purpose: support, stage: 'onGoing',
    content: 'Guarda los datos originales en una hoja que no tocas nunca. Trabaja en una copia, y anota cada cambio en una tercera.\n\nUsa siempre el mismo formato para las fechas: `aaaa-mm-dd` se ordena solo.',
  },
  {
    title: 'Datos personales en tu trabajo', introduction: 'Qué puedes guardar, cuánto tiempo y a quién hay que avisar.', tags: ['datos', 'ética'], purpose: support, stage: 'onGoing',
    content: 'Recoge solo lo que necesitas, separa los nombres de las respuestas y fija el día en que lo borrarás.\n\nSi trabajas con salud, menores u otros datos sensibles, consulta al comité de ética de tu universidad antes de empezar.',
  },
  {
    title: 'Calendario realista en cuatro hitos', introduction: 'Reparte el trabajo hacia atrás desde la fecha de depósito.', tags: ['planificación'], purpose: support, stage: 'onGoing', popular: true,
    content: '| Hito | Cuándo |\n| --- | --- |\n| Propuesta cerrada | Primer mes |\n| Datos recogidos | Mitad del plazo |\n| Borrador completo | Seis semanas antes |\n| Versión final | Dos semanas antes |\n\nDeja una semana libre antes de cada uno.',
  },
  {
    title: 'Qué hacer cuando te atascas', introduction: 'Pequeñas salidas para un día en blanco.', tags: ['bienestar', 'planificación'], purpose: support, stage: 'onGoing',
    content: 'Explica en voz alta a alguien ajeno qué intentabas hacer. Si no puede ser, escríbelo como un correo que no enviarás.\n\nCambia de tarea, no de mesa: ordena referencias, dibuja una figura, titula apartados.',
  },
  {
    title: 'La estructura de la memoria, apartado por apartado', introduction: 'Qué responde cada capítulo y en qué orden conviene escribirlos.', tags: ['escritura'], purpose: support, stage: 'onGoing',
    content: 'Se lee de principio a fin, pero se escribe desde el centro: método y resultados primero, después la discusión, y al final la introducción y el resumen.\n\nCada apartado contesta a una sola pregunta. Escríbela arriba y bórrala cuando termines.',
  },
  {
    title: 'Resumen y palabras clave', introduction: 'Doscientas palabras para que otra persona encuentre tu trabajo.', tags: ['escritura', 'difusión'], purpose: support, stage: 'finished',
    content: 'Una frase de contexto, una con el problema, una con lo que hiciste, dos con lo que encontraste y una con lo que significa.\n\nElige palabras clave que usaría quien todavía no conoce tu tema.',
  },
  {
    title: 'Preparar la defensa', introduction: 'Diapositivas, ensayo y preguntas difíciles.', tags: ['defensa', 'comunicación'], purpose: support, stage: 'finished', popular: true,
    content: '- Una idea por diapositiva\n- Un minuto por diapositiva\n- Tres ensayos: a solas, con alguien y con reloj\n\nPrepara por escrito la respuesta a las tres preguntas que menos te apetece oír.',
  },
  {
    title: 'Publicar tu trabajo terminado', introduction: 'Permisos, licencias y un título que se entienda fuera del aula.', tags: ['difusión'], purpose: support, stage: 'finished',
    content: 'Pregunta a tu tutora y a la organización si hay algo que no deba publicarse. Elige una licencia que permita usar lo que hiciste citándote.\n\nCambia el título académico por otro que entienda tu familia.',
  },
  {
    title: 'Medir el impacto sin exagerar', introduction: 'Qué cambió, para quién y cómo lo sabes.', tags: ['impacto', 'metodología'], purpose: support, stage: 'finished',
    content: 'Separa lo que hiciste (actividades), lo que quedó (resultados) y lo que cambió (impacto). Del tercero, di solo lo que puedas mostrar.\n\nUn «todavía no lo sabemos» bien explicado vale más que una cifra sin origen.',
  },
  {
    title: 'Relacionar tu trabajo con los ODS', introduction: 'Elige uno o dos y explica el porqué.', tags: ['impacto'], purpose: support, stage: 'choosing',
    content: 'Busca la **meta** concreta, no solo el icono. Explica en dos frases cómo contribuye tu trabajo y qué parte no depende de ti.\n\nTres objetivos ya son demasiados.',
  },
  {
    title: 'Un currículum de una página', introduction: 'Qué poner cuando crees que no tienes experiencia.', tags: ['currículum', 'empleo'], purpose: orientation, stage: null, popular: true,
    content: 'Quien lo lee le dedica menos de un minuto. Una página bien ordenada dice más que tres llenas.\n\n## Qué va arriba\n\nTu nombre, cómo llegar a ti y **una línea** con lo que buscas: «Estudiante de Biología, busco prácticas en gestión del agua». Sin foto, sin fecha de nacimiento y sin estado civil: no los necesitan para decidir.\n\n## Qué has hecho\n\nDe lo más reciente a lo más antiguo. En cada línea, un verbo, lo que hiciste y qué cambió:\n\n- «Organicé la recogida de datos de 120 encuestas en dos semanas»\n- «Preparé la memoria económica de la asociación»\n\nCuentan el voluntariado, los trabajos de clase con una entidad y el deporte con responsabilidades.\n\n## Qué sabes\n\nIdiomas con su nivel, herramientas que usas de verdad y poco más. Si lo pones, te lo preguntarán.\n\n## Antes de enviarlo\n\n1. Guárdalo como PDF con tu nombre en el archivo.\n2. Léelo en el móvil.\n3. Pide a otra persona que te diga, después de un minuto, qué buscas y qué sabes hacer. Si no acierta, cambia el orden.',
  },
  {
    title: 'La carta de motivación que sí se lee', introduction: 'Tres párrafos: por qué ellos, por qué tú, por qué ahora.', tags: ['motivación', 'empleo'], purpose: orientation, stage: null,
    content: 'Nombra algo concreto de la organización que solo sepa quien ha mirado su web. Cuenta un momento en que hiciste algo parecido a lo que piden.\n\nAcaba proponiendo el siguiente paso.',
  },
  {
    title: 'Preparar una entrevista', introduction: 'Qué llevar pensado y qué preguntar al final.', tags: ['entrevistas', 'empleo'], purpose: orientation, stage: null, popular: true,
    content: 'Ten listas tres historias: un logro, un error y un trabajo en grupo. Para cada una, di la situación, lo que hiciste y lo que pasó.\n\nPregunta siempre cómo será la primera semana.',
  },
  {
    title: 'Tu perfil profesional en línea', introduction: 'Que se entienda en diez segundos qué sabes hacer.', tags: ['empleo', 'redes'], purpose: orientation, stage: null,
    content: 'Una frase que diga qué estudias y qué buscas, una foto reciente y dos trabajos que se puedan ver.\n\nRevisa qué aparece cuando alguien busca tu nombre.',
  },
  {
    title: 'Hablar de tu TFG a una empresa', introduction: 'Traduce lo académico a lo que necesita quien te escucha.', tags: ['comunicación', 'empleo'], purpose: orientation, stage: 'finished',
    content: 'En lugar del marco teórico, cuenta el problema. En lugar del método, cuenta qué decidiste y por qué.\n\nLleva una imagen o un enlace que se entienda sin ti.',
  },
  {
    title: 'Prácticas: qué mirar antes de aceptar', introduction: 'Convenio, tutoría, tareas y horario.', tags: ['prácticas', 'empleo'], purpose: orientation, stage: null,
    content: 'Pide por escrito qué harás, quién te acompañará y en qué horario. Pregunta a tu universidad por el convenio antes de empezar.\n\nSi las tareas no tienen que ver con lo que estudias, dilo pronto.',
  },
  {
    title: 'Emprender desde un trabajo final', introduction: 'Comprobar si tu idea interesa antes de gastar nada.', tags: ['emprendimiento'], purpose: orientation, stage: 'finished',
    content: 'Busca a cinco personas con el problema y escúchalas sin contar tu solución. Si ninguna lo ha intentado resolver ya, quizá no es tan grave.\n\nHaz una prueba pequeña que se pueda terminar en dos semanas.',
  },
  {
    title: 'Trabajar en una entidad social', introduction: 'Perfiles, maneras de entrar y expectativas.', tags: ['tercer sector', 'empleo'], purpose: orientation, stage: null,
    content: 'Hay lugar para gestión, comunicación, datos, derecho o ingeniería, además de la intervención directa.\n\nUn proyecto corto es una buena forma de conocerse por las dos partes.',
  },
  {
    title: 'Seguir estudiando: cómo elegir máster', introduction: 'Preguntas para comparar más allá del nombre.', tags: ['máster'], purpose: orientation, stage: null,
    content: 'Mira quién da clase, qué hacen quienes lo terminaron hace dos años y cuántas plazas tienen prácticas.\n\nEscribe a una persona que lo esté cursando ahora.',
  },
  {
    title: 'Redactar correos profesionales', introduction: 'Asunto claro, una petición y una fecha.', tags: ['comunicación'], purpose: orientation, stage: null,
    content: 'Di en el asunto qué necesitas. En la primera frase, quién eres y por qué escribes a esa persona. Después, una sola petición.\n\nRelee en el móvil antes de enviar: así lo leerán.',
  },
  {
    title: 'Trabajo en equipo a distancia', introduction: 'Acuerdos mínimos para no perder el hilo.', tags: ['equipo'], purpose: orientation, stage: null,
    content: 'Acordad un lugar para los documentos, otro para hablar y un rato fijo a la semana. Lo que no está escrito en el primero, no se ha decidido.\n\nTurnaos para tomar notas.',
  },
  {
    title: 'Conocer tus competencias', introduction: 'Para qué sirve el cuestionario y cómo leer tus resultados.', tags: ['competencias'], purpose: orientation, stage: null,
    content: 'Los resultados no son una nota: dicen cómo te ves hoy en cinco ámbitos. Elige uno que quieras mejorar y busca un proyecto donde practicarlo.\n\nRepite el cuestionario cuando lo termines.',
  },
];
