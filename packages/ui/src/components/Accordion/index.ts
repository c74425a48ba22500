export { Accordion, type AccordionItem, type AccordionProps, type AccordionVariables } from './Accordion.tsx';
