import { type ComponentType, lazy, Suspense } from 'react';
import { Notice } from '../notice/index.ts';
import type { AnswersClashProps } from './AnswersClash.tsx';
import type { ClashNoticeProps } from './ClashNotice.tsx';
import type { FieldsClashProps } from './FieldsClash.tsx';

// Two people rarely save the same field, so the code for it is loaded on demand.

const LoadedFields = onDemand<FieldsClashProps>(() =>
  import(/* webpackChunkName: "clash-fields" */ './FieldsClash.tsx').then((loaded) => loaded.FieldsClash),
);
const LoadedAnswers = onDemand<AnswersClashProps>(() =>
  import(/* webpackChunkName: "clash-answers" */ './AnswersClash.tsx').then((loaded) => loaded.AnswersClash),
);

export const FieldsClash = (props: FieldsClashProps) => (
  <Suspense fallback={null}>
    <LoadedFields {...props} />
  </Suspense>
);

export const AnswersClash = (props: AnswersClashProps) => (
  <Suspense fallback={null}>
    <LoadedAnswers {...props} />
  </Suspense>
);

function onDemand<Props extends Pick<ClashNoticeProps, 'title'>>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => InWords) }));
}

/** Fallback when the chunk cannot be loaded: the form remains, with an explanation of what saving will do. */
const InWords = ({ title }: Pick<ClashNoticeProps, 'title'>) => (
  <Notice tone="warning" live takesFocus title={title ?? 'Esto ha cambiado desde que lo abriste'}>
    Tus cambios aún no se han guardado. Aquí sigue lo que has escrito: si guardas, quedará en lugar de lo que
    había.
  </Notice>
);
