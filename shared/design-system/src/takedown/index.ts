export { TakedownNotice } from './on-demand.tsx';
export type { TakedownNoticeProps } from './TakedownNotice.tsx';
