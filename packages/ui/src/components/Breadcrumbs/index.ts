export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs.tsx';
export type { BreadcrumbsVariables } from './Breadcrumbs.tsx';
