export { Skeleton, type SkeletonProps, SkeletonText } from './skeleton.tsx';
export { useCalmLoading } from './use-calm-loading.ts';
