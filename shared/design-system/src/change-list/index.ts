export { ChangeList, type RecordedChange } from './ChangeList.tsx';
