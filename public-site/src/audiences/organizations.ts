import type { AudienceContent } from './audience-content.ts';
import { OrganizationPicture } from './pictures/OrganizationPicture.tsx';

export const organizationsContent: AudienceContent = {
  audience: 'organizations',
  eyebrow: 'Para organizaciones',
  title: 'Ese reto pendiente tiene quien lo estudie',
  lead: 'Publica el proyecto que nunca encuentra hueco y recibe solicitudes de estudiantes universitarios que quieren hacer con él su trabajo final.',
  picture: OrganizationPicture,
  figures: 'Con quién te vas a encontrar',
  gains: {
    title: 'Lo que consigue tu organización',
    items: [
      {
        icon: 'search',
        title: 'Una mirada nueva y rigurosa',
        text: 'Un trabajo académico con método, hecho por alguien que ha elegido tu reto entre todos los demás.',
      },
      {
        icon: 'file',
        title: 'Solicitudes completas',
        text: 'Cada una llega con universidad, motivación, disponibilidad y CV. Las ves juntas y respondes con un botón.',
      },
      {
        icon: 'graduation',
        title: 'Talento que ya conoces',
        text: 'Trabajas durante meses con una persona antes de que termine la carrera. Es la mejor forma de conocerse.',
      },
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      {
        title: 'Crea tu organización',
        text: 'Tipo, sector, tamaño y provincia: lo justo para que sepan quién eres.',
      },
      {
        title: 'Publica tu proyecto',
        text: 'Describe el reto, las áreas de estudio que buscas, la modalidad y la fecha límite.',
      },
      {
        title: 'Lee las solicitudes',
        text: 'Preselecciona a quien encaje: en ese momento verás su correo electrónico y su teléfono.',
      },
      {
        title: 'Empieza a trabajar',
        text: 'Acuerda el alcance y el calendario con su universidad, que tutoriza y evalúa.',
      },
    ],
  },
  questions: [
    {
      question: '¿Qué tipo de proyectos puedo publicar?',
      answer:
        'Retos que puedan convertirse en un TFG, un TFM o un proyecto de impacto: un estudio, un prototipo, un plan, una evaluación. Lo importante es que el resultado te sirva y que quepa en un curso.',
    },
    {
      question: '¿Hay que ofrecer remuneración?',
      answer:
        'No es obligatorio. Si la hay, o si el proyecto puede hacerse como prácticas, indícalo: es de lo primero que mira quien lee.',
    },
    {
      question: '¿Qué datos veo de cada estudiante?',
      answer:
        'Nombre, universidad, provincia, motivación, disponibilidad y CV. El correo electrónico y el teléfono aparecen cuando preseleccionas a la persona.',
    },
    {
      question: '¿Hasta cuándo recibo solicitudes?',
      answer: 'Hasta la fecha límite que pongas. Si no pones ninguna, el proyecto queda abierto.',
    },
    {
      question: '¿Puedo gestionar varias organizaciones con una cuenta?',
      answer:
        'Una cuenta de coordinación lleva una organización. Las cuentas de gestión de proyectos pueden llevar varias, y cambian de una a otra en «Mis proyectos».',
    },
  ],
  closing: {
    title: 'Pon tu reto en la otra orilla',
    text: 'Publicar un proyecto cabe en un solo formulario, y lo que escribes se guarda mientras lo haces.',
  },
};
