import { useEffect, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { endView } from '@puente/client/views';
import { counted } from '@puente/contract/counted';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Button } from '@puente/design-system/button';
import { Container } from '@puente/design-system/layout';
import { href } from '@puente/platform/links';
import { useMutation } from '@puente/platform/query';
import { changeView } from '@puente/platform/session';
import { openDocument } from './open-document.ts';
import styles from './ViewBanner.module.css';

const minute = 60_000;

interface ViewBannerProps {
  user: CurrentUser;
  view: NonNullable<CurrentUser['view']>;
}

/** Banner over all pages: as whom a member of staff sees the platform, and for how long. Ends the view after its time. */
export function ViewBanner({ user, view }: ViewBannerProps) {
  const [now, setNow] = useState(Date.now);
  const ending = useMutation({
    mutationFn: () => changeView(endView),
    onSuccess: () => openDocument(href('staff')),
  });
  const msLeft = Date.parse(view.until) - now;
  const isOver = msLeft <= 0;
  const { mutate: leave, isIdle } = ending;

  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setNow(Date.now()), msLeft % minute || minute);
    // A frozen tab has missed the time.
    const look = () => setNow(Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOver, msLeft]);
  useEffect(() => {
    if (isOver && isIdle) leave();
  }, [isOver, isIdle, leave]);

  const isLasting = user.profileType !== 'staff' && !isOver;
  const name = `${user.name} ${user.surname}`.trim();
  const minutes = Math.max(1, Math.ceil(msLeft / minute));
  return (
    <aside className={styles.banner} aria-label="Vista como otra persona">
      <Container className={styles.row}>
        <div className={styles.words}>
          <p role="status" className={styles.who}>
            {isLasting
              ? `Ves la plataforma como ${name}. Solo puedes mirar.`
              : 'Ha terminado el tiempo para ver la plataforma como otra persona.'}
          </p>
          {isLasting && (
            <p
              className={styles.time}
            >{`${minutes === 1 ? 'Queda' : 'Quedan'} ${counted(minutes, 'minuto', 'minutos')}`}</p>
          )}
          {ending.error && <p role="alert">{`No hemos podido salir. ${messageOf(ending.error)}`}</p>}
        </div>
        <Button
          size="sm"
          variant="secondary"
          busy={ending.isPending || ending.isSuccess}
          onClick={() => leave()}
        >
          Salir
        </Button>
      </Container>
    </aside>
  );
}
