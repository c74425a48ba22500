export { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx';
export type { AccordionVariables } from './Accordion.tsx';
