export { DocumentFrame, type DocumentFrameProps } from './DocumentFrame.tsx';
