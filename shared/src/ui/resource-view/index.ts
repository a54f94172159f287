export type { QueryLike, Resource, ResourceState } from './resource.ts';
export { ResourceView, type ResourceViewProps } from './resource-view.tsx';
