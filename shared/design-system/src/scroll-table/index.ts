export { ScrollTable } from './ScrollTable.tsx';
