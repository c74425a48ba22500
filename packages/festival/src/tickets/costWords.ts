import type { Lang } from '../languages.ts';
import { fillText } from '../text/fill.ts';
import { costOf, type CostChoice, type CostLine, type CostRules } from './cost.ts';

/** `several` has `{{name}}` and `{{times}}`, `shared` `{{name}}` and `{{people}}`, `total` `{{amount}}`. */
export interface CostWords {
  lang: Lang;
  rules: CostRules;
  names: Partial<Record<CostLine['what'], string>>;
  several: string;
  shared: string;
  included: string;
  total: string;
}

export type PriceText = (amount: number, lang: Lang, currency: string) => string;

export function costInWords(choice: CostChoice, { lang, rules, names, several, shared, included, total }: CostWords, priceText: PriceText) {
  const cost = costOf(choice, rules);
  const nameOf = ({ what, count, sharedBy }: CostLine) => {
    const name = names[what] ?? what;
    if (sharedBy) return fillText(shared, { name, people: sharedBy });
    return count > 1 ? fillText(several, { name, times: count }) : name;
  };
  return {
    lines: cost.lines.map(line => ({ label: nameOf(line), value: line.sum === 0 ? included : priceText(line.sum, lang, rules.currency) })),
    total: fillText(total, { amount: priceText(cost.total, lang, rules.currency) }),
  };
}
