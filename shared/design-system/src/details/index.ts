export { BarTable, type BarTableProps } from './BarTable.tsx';
export { Chips } from './Chips.tsx';
export { DetailColumns } from './DetailColumns.tsx';
export { DetailSkeleton } from './DetailSkeleton.tsx';
export { GoalLabel } from './GoalLabel.tsx';
export { factLine } from './fact-line.ts';
