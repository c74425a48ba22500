export { Tabs, type TabItem, type TabsProps, type TabsVariables } from './Tabs.tsx';
