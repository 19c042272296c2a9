/** Sentences for composing works (`composed`), by topic. */

export const indexLines: readonly (readonly string[])[] = [
  ['1. Introducción', '1. Por qué este trabajo', '1. El punto de partida', '1. Planteamiento', '1. El encargo'],
  ['2. Antecedentes', '2. Lo que ya se sabía', '2. Marco teórico', '2. Revisión de la literatura', '2. Experiencias parecidas', '2. Contexto', '2. El lugar y su gente'],
  ['3. Método', '3. Participantes y materiales', '3. Fases del trabajo', '3. Cómo se ha hecho', '3. Fuentes y procedimiento', '3. Diseño', '3. Herramientas', '3. Plan de trabajo'],
  ['4. Resultados', '4. Lo que se ha encontrado', '4. Análisis', '4. Prueba con usuarios', '4. Datos y discusión', '4. Propuesta', '4. Resultados por apartado', '4. Hallazgos', '4. Evaluación'],
  ['5. Conclusiones', '5. Límites y conclusiones', '5. Recomendaciones', '5. Qué hacer ahora', '5. Conclusiones y bibliografía', '5. Cierre', '5. Trabajo futuro', '5. Lo aprendido', '5. Conclusiones y anexos', '5. Balance', '5. Preguntas abiertas'],
];

export const impactSentences: readonly (readonly string[])[] = [
  [
    'Quien participó ha seguido con ello después de la defensa.',
    'La entidad lo usa desde el curso pasado.',
    'Ha salido en la memoria anual de quien colaboró.',
    'El ayuntamiento pidió una copia y una charla.',
    'Tres centros han cambiado su manera de hacerlo.',
    'Lo más visible es que ahora se habla del asunto en las reuniones.',
    'Cuarenta personas lo han probado y once lo mantienen.',
    'Se presentó en unas jornadas y de allí salió otro trabajo.',
    'Las participantes dicen que volverían a hacerlo.',
  ],
  [
    'Otras dos entidades han pedido los materiales para repetirlo.',
    'Falta saber si dura más de un año.',
    'El cambio es pequeño, pero está medido.',
    'Nadie había preguntado antes a quienes lo viven.',
    'La guía se ha descargado más veces de lo esperado.',
    'Lo que no funcionó también está contado.',
    'Hay una segunda edición prevista.',
    'Se dejó un cuaderno para continuarlo.',
    'Los datos están en abierto para quien quiera comprobarlos.',
    'Una asociación se ha quedado con el seguimiento.',
  ],
];

export const ongoingImpactSentences: readonly (readonly string[])[] = [
  [
    'Al terminar, la entidad que colabora tendrá los datos y una guía para seguir sin ayuda.',
    'Se espera llegar a unas cien personas antes del verano.',
    'Por ahora se ha probado con un grupo pequeño.',
    'Servirá para decidir si merece la pena ampliarlo.',
    'El primer borrador ya se discute con quienes participan.',
    'La idea es que lo repita otra facultad el curso que viene.',
    'Lo que se aprenda se contará en una sesión abierta.',
    'Dos centros esperan el resultado para ponerlo en marcha.',
    'Todavía no hay resultados, pero sí lista de espera.',
  ],
  [
    'Se medirá antes y después.',
    'El indicador se acordó con la entidad.',
    'Habrá un resumen de una página para quien no lea el resto.',
    'La parte más difícil será que dure.',
    'Cada participante recibirá sus resultados.',
    'Se publicará también lo que no salga.',
    'Una segunda persona revisa las cuentas.',
    'La universidad guardará los datos.',
    'Los materiales quedarán en la biblioteca del barrio.',
    'La fecha depende de un permiso.',
  ],
];

export const sustainabilitySentences: readonly (readonly string[])[] = [
  [
    'Se hizo con medios que ya existían.',
    'Todo lo impreso cabe en diez hojas.',
    'Se reutilizó material de otros cursos.',
    'La parte más costosa, los viajes, se hizo en transporte público.',
    'No se compró ningún aparato.',
    'Se eligieron piezas que se pueden reparar.',
    'El consumo está calculado en un anexo.',
    'Se aprovechó una sala que estaba cerrada.',
    'Los datos pesan poco y se guardan en un solo sitio.',
  ],
  [
    'Lo que sobró se devolvió.',
    'Al acabar quedó montado para quien venga.',
    'La entidad puede seguir con lo que tiene.',
    'Los residuos se separaron y se pesaron.',
    'El servidor es compartido y se apaga de noche.',
    'El material se presta a otros grupos.',
    'Las reuniones fueron a distancia salvo dos.',
    'Se evitó el papel en las encuestas.',
    'Cada compra se consultó con la entidad.',
    'Los desplazamientos se agruparon por semanas.',
  ],
];

export const innovationSentences: readonly (readonly string[])[] = [
  [
    'No hay nada igual publicado en español.',
    'Existía en otras lenguas, pero no con este público.',
    'La novedad está en quién lo hace, no en el aparato.',
    'Junta dos métodos que casi nunca se usan a la vez.',
    'Se ha invertido el orden habitual: primero la prueba y después el diseño.',
    'Es la primera vez que se mide aquí.',
    'Copia una idea de otro campo y dice cuál.',
    'Pregunta a quienes siempre quedan fuera de la muestra.',
  ],
  [
    'El método se puede copiar paso a paso.',
    'Los errores del camino están documentados.',
    'Se compara con lo que se hacía antes.',
    'La versión sencilla resultó la mejor.',
    'Funciona sin conexión.',
    'Se apoya en herramientas libres.',
    'Cabe en una tarde de trabajo.',
    'Lo entiende quien no es especialista.',
    'Se ha contrastado con tres profesionales.',
    'Quien lo prueba entiende enseguida para qué sirve.',
    'Admite cambios sin empezar de nuevo.',
  ],
];

export const viabilitySentences: readonly (readonly string[])[] = [
  [
    'Cuesta menos de 600 euros al año.',
    'Con dos horas a la semana se mantiene.',
    'El gasto principal es el seguro.',
    'Se paga con lo que ya se gastaba en la solución anterior.',
    'Hay presupuesto detallado para tres años.',
    'Depende de una persona, y se dice quién podría sustituirla.',
    'Los permisos están concedidos.',
    'El material se amortiza en dos cursos.',
    'Se ha pedido precio a tres proveedores.',
  ],
  [
    'Lo puede llevar alguien sin formación técnica.',
    'El local lo cede el ayuntamiento.',
    'La mitad se cubre con una subvención que se convoca cada otoño.',
    'Crece sin gastar más hasta doscientas personas.',
    'El mayor riesgo es que cambie el equipo.',
    'Ya hay dos entidades dispuestas a compartir costes.',
    'No necesita licencias de pago.',
    'El plan prevé cuándo dejarlo si no funciona.',
    'Las cuentas están comprobadas con la entidad.',
    'Empieza a compensar en el segundo curso.',
  ],
];
