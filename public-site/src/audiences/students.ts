import type { AudienceContent } from './audience-content.ts';
import { StudentPicture } from './pictures/StudentPicture.tsx';

export const studentsContent: AudienceContent = {
  audience: 'students',
  eyebrow: 'Para estudiantes',
  title: 'Tu trabajo final puede cambiar algo',
  lead: 'Elige un reto que una empresa o una entidad necesita resolver y haz con él tu TFG, tu TFM o un proyecto de impacto. Acabarás la carrera con algo que enseñar.',
  picture: StudentPicture,
  figures: 'Lo que hay ahora mismo',
  gains: {
    title: 'Lo que te llevas',
    items: [
      {
        icon: 'leaf',
        title: 'Un tema que importa',
        text: 'Retos reales de organizaciones de toda España. Cada uno dice qué áreas de estudio busca y a qué Objetivos de Desarrollo Sostenible contribuye.',
      },
      {
        icon: 'briefcase',
        title: 'Experiencia antes de acabar',
        text: 'Trabajas con personas que conocen el problema. Si hay remuneración o prácticas, el proyecto lo indica.',
      },
      {
        icon: 'eye',
        title: 'Saber siempre en qué punto estás',
        text: 'Guarda los proyectos que te gustan y mira en tu perfil el estado de cada solicitud, sin perseguir a nadie por correo.',
      },
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      { title: 'Crea tu cuenta', text: 'Con tu correo electrónico y tu universidad. Se tarda dos minutos.' },
      {
        title: 'Busca tu proyecto',
        text: 'Filtra por área de estudio, modalidad y provincia, y guarda los que te interesen.',
      },
      {
        title: 'Envía tu solicitud',
        text: 'Explica por qué tú y adjunta tu CV en PDF. Lo que escribes se guarda mientras lo haces.',
      },
      {
        title: 'Recibe respuesta',
        text: 'Si te preseleccionan, la organización verá tus datos de contacto y podréis hablar.',
      },
    ],
  },
  questions: [
    {
      question: '¿Tengo que pagar algo?',
      answer: 'No. Crear una cuenta y solicitar proyectos es gratis para estudiantes.',
    },
    {
      question: '¿Sirve como TFG o TFM en mi universidad?',
      answer:
        'Cada proyecto indica si está pensado como TFG, como TFM o como proyecto de impacto. El tema y la tutela académica los aprueba siempre tu universidad: habla con tu facultad antes de empezar.',
    },
    {
      question: '¿Quién ve mi CV y mis datos?',
      answer:
        'Tu solicitud y tu CV solo los ve la organización del proyecto que solicitas. Tu correo electrónico y tu teléfono no se le muestran hasta que te preselecciona.',
    },
    {
      question: '¿A cuántos proyectos puedo presentarme?',
      answer: 'A todos los que quieras, con una solicitud por proyecto.',
    },
    {
      question: '¿Qué significan los estados de una solicitud?',
      answer:
        'Nuevo: la organización la tiene, pero aún no ha respondido. Preseleccionado: le interesas y puede contactarte. Seleccionado: el proyecto es tuyo. No seleccionado o rechazado: esta vez no ha podido ser.',
    },
  ],
  closing: {
    title: 'Al otro lado hay un proyecto para ti',
    text: 'Mira qué se ha publicado y elige por dónde cruzar.',
  },
};
