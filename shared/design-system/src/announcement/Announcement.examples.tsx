import { type Example } from '../examples.ts';
import { Announcement, AnnouncementPreview } from './index.ts';

const link = { href: '/awards', external: false };

export const examples: Example[] = [
  {
    name: 'Con texto y enlace',
    render: () => (
      <Announcement
        title="Tercera edición de los premios"
        text="Presenta tu TFG o TFM hasta el 22 de mayo."
        link={link}
        onClose={() => undefined}
      />
    ),
  },
  {
    name: 'Solo el título',
    render: () => (
      <Announcement
        title="El lunes de 8:00 a 9:00 la web no estará disponible"
        text={null}
        link={null}
        onClose={() => undefined}
      />
    ),
  },
  {
    name: 'Vista previa',
    render: () => <AnnouncementPreview title="Tercera edición de los premios" text={null} link={link} />,
  },
];
