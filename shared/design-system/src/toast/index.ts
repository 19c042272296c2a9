export { ToastRegion, type Toast, type ToastRegionProps } from './ToastRegion.tsx';
