import type { AudienceContent } from './audience-content.ts';
import { UniversityPicture } from './pictures/UniversityPicture.tsx';

export const universitiesContent: AudienceContent = {
  audience: 'universities',
  eyebrow: 'Para universidades',
  title: 'Trabajos finales que salen del cajón',
  lead: 'Empresas y entidades de toda España proponen retos para TFG y TFM. Tu alumnado elige, tu universidad tutoriza y el resultado se usa.',
  picture: UniversityPicture,
  figures: 'Lo que hay ahora mismo',
  gains: {
    title: 'Lo que ofrece a tu centro',
    items: [
      {
        icon: 'search',
        title: 'Temas ya propuestos',
        text: 'Un lugar donde consultar proyectos abiertos por área de estudio, modalidad y provincia, con quién los propone y qué espera.',
      },
      {
        icon: 'building',
        title: 'Contacto con el entorno',
        text: 'Empresas, fundaciones, asociaciones y administraciones que quieren trabajar con la universidad.',
      },
      {
        icon: 'leaf',
        title: 'Impacto que se puede contar',
        text: 'Cada proyecto señala a qué Objetivos de Desarrollo Sostenible contribuye, si los tiene.',
      },
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      { title: 'Crea tu cuenta docente', text: 'Con tu correo electrónico. No pedimos teléfono.' },
      {
        title: 'Consulta los proyectos',
        text: 'Busca los que encajan con tus titulaciones y lee el reto completo.',
      },
      {
        title: 'Compártelos',
        text: 'Envía a tu alumnado el enlace del proyecto. La solicitud la hace cada estudiante con su cuenta.',
      },
      {
        title: 'Tutoriza',
        text: 'El alcance académico, la tutela y la evaluación siguen siendo de la universidad.',
      },
    ],
  },
  questions: [
    {
      question: '¿Qué puedo hacer con una cuenta docente?',
      answer:
        'Consultar todos los proyectos abiertos con su descripción completa y filtrarlos por área de estudio, modalidad y provincia.',
    },
    {
      question: '¿Quién tutoriza y evalúa el trabajo?',
      answer:
        'La universidad, con sus normas de siempre. La organización aporta el reto, el contexto y una persona de contacto.',
    },
    {
      question: '¿Un proyecto puede servir a varias titulaciones?',
      answer: 'Sí. Cada proyecto indica una o varias áreas de estudio.',
    },
    {
      question: 'Mi universidad no está en la lista, ¿puede registrarse mi alumnado?',
      answer: 'Sí. Al crear la cuenta se elige «Otra» y se escribe el nombre de la universidad.',
    },
  ],
  closing: {
    title: 'Que ningún buen trabajo se quede en la estantería',
    text: 'Consulta lo que se ha publicado y compártelo en clase.',
  },
};
