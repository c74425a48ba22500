import { priceInWords } from '@tand/editions';
import { costOf, fillText, type CostChoice, type CostLine, type CostRules } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';

/** Prices and words of the cost calculator; marks of the texts: `{{name}}`, `{{times}}`, `{{people}}` and `{{amount}}`. */
export interface CostWords {
  lang: Lang;
  rules: CostRules;
  names: Partial<Record<CostLine['what'], string>>;
  several: string;
  shared: string;
  included: string;
  total: string;
}

/** Lines and total of a choice as text. */
export function costInWords(choice: CostChoice, { lang, rules, names, several, shared, included, total }: CostWords) {
  const cost = costOf(choice, rules);
  const nameOf = ({ what, count, sharedBy }: CostLine) => {
    const name = names[what] ?? what;
    if (sharedBy) return fillText(shared, { name, people: sharedBy });
    return count > 1 ? fillText(several, { name, times: count }) : name;
  };
  return {
    lines: cost.lines.map(line => ({ label: nameOf(line), value: line.sum === 0 ? included : priceInWords(line.sum, lang) })),
    total: fillText(total, { amount: priceInWords(cost.total, lang) }),
  };
}
