export {
  Skeleton,
  SkeletonForm,
  SkeletonList,
  type SkeletonListProps,
  type SkeletonProps,
} from './Skeleton.tsx';
