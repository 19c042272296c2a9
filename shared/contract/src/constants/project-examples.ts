import type { projectTypes } from './projects.ts';

/** A good project of each type, as an organisation might propose it. The organisations are invented. */
export const projectExamples: Readonly<
  Record<(typeof projectTypes)[number], { title: string; description: string; objectives: string }>
> = {
  TFG: {
    title: 'Mapa de sombras para ir andando al colegio en verano',
    description:
      'En nuestro barrio, muchas familias dejan de ir a pie al colegio en cuanto aprieta el calor. Queremos saber qué calles tienen sombra a la hora de entrar y de salir, y qué recorridos se podrían recomendar. Tenemos el plano del arbolado y las alturas de los edificios en abierto. Hace falta cruzarlos, comprobar una muestra en la calle y contarlo de forma que lo entienda quien no sabe leer un mapa técnico.',
    objectives:
      'Un mapa por horas, una propuesta de tres recorridos y un documento corto con el método, para que se pueda repetir en otro barrio.',
  },
  TFM: {
    title: 'Modelo de demanda para el transporte a la carta de una comarca',
    description:
      'La comarca tiene 40 aldeas y un autobús que pasa dos veces al día, casi siempre vacío. El año que viene empieza un servicio a la carta y no sabemos cuántos vehículos harán falta. Disponemos de tres años de billetes, del padrón por edades y de una encuesta a 600 personas. Buscamos un modelo sencillo de explicar, con sus márgenes de error, y la comparación de tres escenarios de servicio con su coste.',
    objectives:
      'Un modelo documentado y reproducible, tres escenarios comparados y una recomendación de dos páginas para el consorcio.',
  },
  'TFG o TFM': {
    title: 'Qué hace que una persona mayor siga en un curso de informática',
    description:
      'De cada diez personas que empiezan nuestros talleres de informática, seis no los terminan. Creemos que influye el grupo más que el temario, pero nunca lo hemos estudiado. Proponemos entrevistar a quienes dejaron el taller y a quienes siguieron, y probar un cambio pequeño en dos grupos. Según el tiempo que tengas, puede quedarse en las entrevistas o llegar hasta la prueba.',
    objectives:
      'Las razones del abandono, ordenadas por peso, y al menos un cambio que podamos aplicar en el siguiente curso.',
  },
  'Proyecto de impacto': {
    title: 'Una campaña para que los comedores escolares tiren la mitad',
    description:
      'Los doce comedores con los que trabajamos tiran unos 90 gramos por niño y día. Queremos una campaña hecha con el alumnado: medir, probar dos ideas en cada comedor y ver cuál funciona. Ponemos las básculas, los contactos y una persona que te acompaña cada semana. Puede hacerse en equipo, y quien quiera puede convertirlo después en su TFG.',
    objectives: 'Medidas de antes y después en doce comedores, y una guía de seis páginas para los demás.',
  },
};
