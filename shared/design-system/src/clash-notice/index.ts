export { AnswersNotice, type AnswersNoticeProps } from './AnswersNotice.tsx';
export type { AnswersClashProps } from './AnswersClash.tsx';
export type { FieldsClashProps } from './FieldsClash.tsx';
export { AnswersClash, FieldsClash } from './on-demand.tsx';
