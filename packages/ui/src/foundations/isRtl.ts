export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
