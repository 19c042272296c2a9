import type { RegistrableRole } from '@puente/contract/roles';
import type { IconName } from '@puente/design-system/icon';

export interface Door {
  landing: 'students' | 'organizations' | 'universities';
  profile: RegistrableRole;
  icon: IconName;
  title: string;
  lead: string;
  gains: readonly string[];
  more: string;
  register: string;
}

export const doors: readonly Door[] = [
  {
    landing: 'students',
    profile: 'student',
    icon: 'graduation',
    title: 'Estudiantes',
    lead: 'Un trabajo final con un reto real detrás y con alguien que espera el resultado.',
    gains: [
      'Retos para tu TFG, tu TFM o un proyecto de impacto',
      'Solicitud en línea, con tu motivación y tu CV',
      'La respuesta de la organización, en tu perfil',
    ],
    more: 'Qué consigues',
    register: 'Crear mi cuenta',
  },
  {
    landing: 'organizations',
    profile: 'coordinator',
    icon: 'building',
    title: 'Organizaciones',
    lead: 'Cuenta qué reto tienes y recibe solicitudes de estudiantes de toda España.',
    gains: [
      'Publicas tu proyecto en un solo formulario',
      'Cada solicitud llega con motivación y CV',
      'Tú decides con quién trabajas',
    ],
    more: 'Cómo publicar',
    register: 'Registrar mi organización',
  },
  {
    landing: 'universities',
    profile: 'teacher',
    icon: 'users',
    title: 'Universidades',
    lead: 'Temas con sentido para tu alumnado, propuestos por quien los necesita.',
    gains: [
      'Temas de TFG y TFM de empresas y entidades',
      'Búsqueda por área, modalidad y provincia',
      'Una cuenta docente para consultarlos',
    ],
    more: 'Qué ofrece',
    register: 'Crear cuenta docente',
  },
];
