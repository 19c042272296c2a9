import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from '../link/index.ts';
import { Notice } from '../notice/index.ts';
import type { TakedownNoticeProps } from './TakedownNotice.tsx';

// Few records are taken down, so the reasons are loaded on demand.
const Loaded = lazy<ComponentType<TakedownNoticeProps>>(() =>
  import(/* webpackChunkName: "takedown-notice" */ './TakedownNotice.tsx').then(
    ({ TakedownNotice }) => ({ default: TakedownNotice }),
    () => ({ default: InWords }),
  ),
);

export const TakedownNotice = (props: TakedownNoticeProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);

/** Fallback when the chunk cannot be loaded. */
const InWords = ({ href }: TakedownNoticeProps) => (
  <Notice tone="warning" title="El equipo ha retirado esta publicación">
    <Link href={href}>Ver el motivo</Link>
  </Notice>
);
