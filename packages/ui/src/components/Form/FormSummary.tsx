import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormSummaryFrame } from './Form.styles.ts';

interface Fault {
  id: string;
  text: string;
}

function faultsOf(form: HTMLElement): Fault[] {
  return [...form.querySelectorAll('[data-component=FieldError]')].flatMap(({ parentElement: field, textContent }) => {
    const control = field?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    const name = field?.querySelector('legend, label')?.textContent;
    return control && name ? [{ id: control.id, text: `${name}: ${textContent}` }] : [];
  });
}

export function FormSummary({ title }: { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const look = useCallback(() => {
    const found = faultsOf(box.current!.parentElement!);
    setFaults(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  }, []);
  // Errors from a server arrive with a render of the form.
  useEffect(look);
  useEffect(() => {
    const form = box.current!.parentElement!;
    let timer: ReturnType<typeof setTimeout>;
    // The `invalid` event comes before the field has rendered its error.
    const soon = (event: Event) => {
      const isRefused = event.type === 'invalid';
      clearTimeout(timer);
      timer = setTimeout(() => {
        flushSync(look);
        if (isRefused) box.current?.focus();
      });
    };
    const events = ['invalid', 'input', 'reset'];
    for (const name of events) form.addEventListener(name, soon, true);
    return () => {
      clearTimeout(timer);
      for (const name of events) form.removeEventListener(name, soon, true);
    };
  }, [look]);
  return (
    <FormSummaryFrame ref={box} data-part="summary" role="group" aria-label={title} tabIndex={-1} hidden={faults.length === 0}>
      <p>{title}</p>
      <ul role="list">
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={event => {
                event.preventDefault();
                (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </FormSummaryFrame>
  );
}
