import './styles.ts';
import { start } from './start.tsx';

// Reading the modules and starting are each a long task on a slow phone: what the visitor does meanwhile goes between.
setTimeout(start);
