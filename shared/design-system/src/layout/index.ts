export { Cluster, type ClusterProps } from './Cluster.tsx';
export { Container, type ContainerProps } from './Container.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { type Gap } from './layout-props.ts';
export { Stack, type StackProps } from './Stack.tsx';
export { WithSidebar, type WithSidebarProps } from './WithSidebar.tsx';
export { markPage, usePageMark } from './page-mark.ts';
