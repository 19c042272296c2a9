export { ColumnChart } from './ColumnChart.tsx';
