import { costInWords, costQuery, parseCost, type CostChoice, type CostWords, type PriceText } from '@tand/festival';

function fill(form: HTMLFormElement, choice: CostChoice) {
  for (const [name, value] of Object.entries(choice)) {
    const field = form.elements.namedItem(name);
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
    else (field as RadioNodeList | HTMLSelectElement).value = String(value);
  }
}

/** Updates the costs at each choice in the form (INFO-16). */
export function attachCostForm(element: HTMLElement, { priceText }: { priceText: PriceText }): () => void {
  const { costForm = '', choice: served } = element.dataset;
  const words = JSON.parse(costForm) as CostWords;
  const form = element.querySelector('form')!;
  const attachment = new AbortController();
  let shown = served;
  const show = () => {
    const choice = parseCost(new FormData(form), words.rules);
    if (!choice || costQuery(choice) === shown) return;
    shown = costQuery(choice);
    const { lines, total } = costInWords(choice, words, priceText);
    const list = element.querySelector('dl')!;
    const line = list.firstElementChild!;
    list.replaceChildren(
      ...lines.map(({ label, value }) => {
        const copy = line.cloneNode(true) as Element;
        copy.querySelector('dt')!.textContent = label;
        copy.querySelector('dd')!.textContent = value;
        return copy;
      }),
    );
    element.querySelector('[role=status]')!.textContent = total;
  };
  const asked = parseCost(new URLSearchParams(window.location.search), words.rules);
  if (asked && costQuery(asked) !== served) fill(form, asked);
  show();
  form.addEventListener('change', show, { signal: attachment.signal });
  return () => attachment.abort();
}
