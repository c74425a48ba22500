import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormSummaryFrame } from './Form.styles.ts';

interface Fault {
  /** Of the control that is wrong. */
  id: string;
  /** What it is called, and what is wrong with it. */
  text: string;
}

/** What stands below the fields of a form as wrong, in their order. */
function faultsOf(form: HTMLElement): Fault[] {
  return [...form.querySelectorAll('[data-component=FieldError]')].flatMap(({ parentElement: field, textContent }) => {
    const control = field?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    const name = field?.querySelector('legend, label')?.textContent;
    return control && name ? [{ id: control.id, text: `${name}: ${textContent}` }] : [];
  });
}

/** Above the fields: all that is wrong with them, each a way to its field. It takes the focus when the browser has not sent the form. */
export function FormSummary({ title }: { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const look = useCallback(() => {
    const found = faultsOf(box.current!.parentElement!);
    setFaults(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  }, []);
  // What a server has found comes with the form's own render.
  useEffect(look);
  useEffect(() => {
    const form = box.current!.parentElement!;
    let timer: ReturnType<typeof setTimeout>;
    // A form has as many of these events as faults, and the fields say first what they are.
    const soon = (event: Event) => {
      const isRefused = event.type === 'invalid';
      clearTimeout(timer);
      timer = setTimeout(() => {
        flushSync(look);
        if (isRefused) box.current?.focus();
      });
    };
    const told = ['invalid', 'input', 'reset'];
    for (const name of told) form.addEventListener(name, soon, true);
    return () => {
      clearTimeout(timer);
      for (const name of told) form.removeEventListener(name, soon, true);
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
                document.getElementById(id)?.focus();
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
