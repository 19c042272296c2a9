export { Heading, type HeadingLevel, type HeadingProps } from './Heading.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
