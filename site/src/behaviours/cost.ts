import { priceInWords } from '@tand/editions';
import { attachCostForm } from '@tand/runtime/behaviours/costForm';

export const attachCost = (element: HTMLElement) => attachCostForm(element, { priceText: priceInWords });
