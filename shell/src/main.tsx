import './styles.ts';
import { start } from './start.tsx';

// Split evaluation and start into two tasks, so that a slow phone can handle input in between.
setTimeout(start);
