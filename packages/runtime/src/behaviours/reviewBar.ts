import { readStored, writeStored } from '@tand/ui/dom';
import { chooseMoment, chosenMoment } from '../clock.ts';
import { buildOf } from '../data/builds.ts';
import { readPage } from '../data/documentData.ts';

const openKey = 'tand:review';

export function attachReviewBar(element: HTMLElement): () => void {
  const part = (selector: string) => element.querySelector<HTMLElement>(selector)!;
  const button = part('[aria-expanded]');
  const moment = element.querySelector('select')!;
  const instant = element.querySelector('input')!;
  const chosen = chosenMoment();
  const attachment = new AbortController();
  const { signal } = attachment;

  const open = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen);
    part('[data-part=content]').hidden = !isOpen;
    part('[data-part=set]').textContent = chosen && !isOpen ? `: ${chosen.replace('T', ' ')}` : '';
  };
  const select = () => {
    moment.value = instant.value;
    if (moment.selectedIndex === -1) moment.value = 'other';
  };

  instant.value = chosen ?? '';
  select();
  const facts = { content: readPage().revision.number, build: buildOf() };
  for (const [name, value] of Object.entries(facts)) part(`[data-fact=${name}]`).textContent = String(value ?? '–');
  open(readStored(openKey) !== null);
  button.addEventListener(
    'click',
    () => {
      const isOpen = button.ariaExpanded !== 'true';
      writeStored(openKey, isOpen ? '' : null);
      open(isOpen);
    },
    { signal },
  );
  moment.addEventListener('change', () => (instant.value = moment.value), { signal });
  instant.addEventListener('input', select, { signal });
  element.addEventListener(
    'submit',
    event => {
      event.preventDefault();
      chooseMoment(instant.value || undefined);
    },
    { signal },
  );
  return () => attachment.abort();
}
