export { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';
export type { TabsVariables } from './Tabs.tsx';
