/**
 * Sentences of motivations: one of each list makes a text. The lengths of the lists have no common divisor, so that
 * every combination occurs before one repeats (`composed`).
 */
export const motivationSentences: readonly (readonly string[])[] = [
  [
    'Llevo dos años colaborando como voluntaria en mi barrio y quiero que mi trabajo final sirva para algo más que para aprobar.',
    'En la carrera hemos visto la teoría, pero nunca con datos ni con personas reales.',
    'Mi familia vive en un pueblo que pierde habitantes cada año, así que conozco el problema de cerca.',
    'He hecho una asignatura optativa sobre este tema y el trabajo que entregué se quedó corto.',
    'Me interesa trabajar después en una organización como la vuestra y pienso que el mejor modo de saberlo es hacer un proyecto juntos.',
    'Manejo bien las herramientas que pedís y ya las usé en unas prácticas.',
    'Me gusta el trabajo de campo y hablar con la gente.',
    'Quiero un tema que mi universidad acepte y que a la vez resuelva algo.',
    'Cambié de grado en segundo y desde entonces busco un trabajo que junte las dos cosas que sé.',
    'Mi madre lleva veinte años en este sector y en casa siempre se ha discutido de esto en la cena.',
    'Trabajo los fines de semana para pagarme la carrera y por eso valoro que un proyecto tenga principio y final.',
  ],
  [
    'Este proyecto junta lo que estudio con lo que me importa.',
    'Me gustaría aprender de un equipo que lo hace cada día.',
    'Creo que puedo aportar método y muchas ganas de escuchar antes de proponer.',
    'Quiero profundizar con vuestra ayuda y con un caso concreto.',
    'Busco un problema que merezca la pena y alguien que me diga cuándo me equivoco.',
    'He leído vuestra memoria del año pasado y tengo algunas preguntas para empezar.',
    'El planteamiento que describís es justo el que echaba de menos en clase.',
    'Sé que el resultado lo va a usar alguien, y eso me obliga a hacerlo bien.',
    'Lo que proponéis se puede terminar en un curso, y eso me tranquiliza.',
    'De todo lo que he visto publicado es lo único que le he contado a mis amigas.',
    'Me interesa tanto la parte técnica como lo que ocurre después con ella.',
    'Nunca he trabajado con una entidad y quiero empezar por una que explica tan bien lo que necesita.',
  ],
  [
    'Puedo dedicarle dos tardes por semana y un día completo en verano.',
    'Podría encargarme de las entrevistas y del análisis, y mi tutora está de acuerdo con el planteamiento.',
    'Dejaría escrito cada paso para que lo podáis repetir sin mí.',
    'Si os parece, empiezo por una semana de lectura y os enseño un plan de una página.',
    'Tengo coche y no me importa desplazarme.',
    'Mi tutor ya ha dirigido otro trabajo parecido y quiere conoceros.',
    'Hablo gallego, inglés y un poco de árabe, por si hace falta.',
    'Os adjunto el trabajo de tercero del que estoy más contenta.',
    'Preferiría reunirme en persona las primeras veces.',
    'Puedo empezar en cuanto acaben los exámenes de enero.',
    'Me organizo con un calendario compartido y aviso pronto cuando algo se tuerce.',
    'Estoy haciendo un curso por mi cuenta de lo que me falta.',
    'Me gustaría defenderlo en junio y quedarme hasta que lo pongáis en marcha.',
  ],
];
