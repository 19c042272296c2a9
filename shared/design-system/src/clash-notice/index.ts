export { AnswersNotice, type AnswersNoticeProps } from './AnswersNotice.tsx';
export type { AnswersClashProps } from './AnswersClash.tsx';
export type { ClashingField, ClashNoticeProps } from './ClashNotice.tsx';
export { AnswersClash, ClashNotice } from './on-demand.tsx';
