export { AnswersClash, type AnswersClashProps } from './AnswersClash.tsx';
export { ClashNotice, type ClashingField, type ClashNoticeProps } from './ClashNotice.tsx';
