import { brand } from '@puente/contract/brand';
import { Heading } from '@puente/design-system/heading';
import { StudentPicture } from '../pictures/StudentPicture.tsx';
import { StepList } from '../StepList.tsx';
import { studentsContent } from '../students.ts';
import styles from './NoticeSheet.module.css';
import { SiteAddress } from './SiteAddress.tsx';

/** Responsibilities of each side, so that no reader takes the platform for the faculty. */
const parts: readonly (readonly [who: string, does: string])[] = [
  ['Tú', 'eliges el reto, lo solicitas y haces el trabajo.'],
  ['La organización', 'aporta el reto, el contexto y una persona de contacto.'],
  ['Tu universidad', 'aprueba el tema, lo dirige y lo califica, como siempre.'],
];

/** Printable notice for a department's wall. */
export function NoticeSheet() {
  return (
    <article className={styles.sheet} aria-labelledby="sheet-title">
      <div className={styles.top}>
        <div className={styles.words}>
          <p className={styles.brand}>{brand.name}</p>
          <Heading level={2} size="xl" id="sheet-title">
            ¿Buscas tema para tu TFG o tu TFM?
          </Heading>
          <p className={styles.lead}>
            Empresas y entidades de toda España publican retos que necesitan resolver. Haz con uno de ellos tu
            trabajo final.
          </p>
        </div>
        <div className={styles.picture}>
          <StudentPicture />
        </div>
      </div>
      <Heading level={3}>{studentsContent.steps.title}</Heading>
      <StepList steps={studentsContent.steps.items} />
      <Heading level={3}>Qué pone cada parte</Heading>
      <ul className={styles.parts}>
        {parts.map(([who, does]) => (
          <li key={who}>
            <strong>{who}</strong> {does}
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <SiteAddress />
        <div className={styles.contact}>
          <Heading level={3} size="sm">
            En este centro, pregunta a
          </Heading>
          <span className={styles.blank} />
          <span className={styles.blank} />
        </div>
      </div>
      <p className={styles.free}>Crear una cuenta y solicitar proyectos es gratis para estudiantes.</p>
    </article>
  );
}
