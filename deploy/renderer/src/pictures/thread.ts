/** Thread that draws pictures of pages, one after the other. Its data is the owner. */
import { workerData } from 'node:worker_threads';
import { answerTasks } from '../in-thread.ts';
import { pictureMaker, type PictureOwner } from './draw-picture.ts';

answerTasks(pictureMaker(workerData as PictureOwner));
