export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps, type BreadcrumbsVariables } from './Breadcrumbs.tsx';
