import { isComposing, TextArea, type TextAreaProps } from '@tand/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../texts/texts.ts';
import { withMark, type Mark } from './markdownEdit.ts';
import { MarkButton, Toolbar } from './News.styles.ts';

const marks: readonly { mark: Mark; sign: string; key?: string }[] = [
  { mark: 'bold', sign: 'B', key: 'b' },
  { mark: 'italic', sign: 'I', key: 'i' },
  { mark: 'heading', sign: 'H' },
  { mark: 'list', sign: '•' },
  { mark: 'numbers', sign: '1.' },
  { mark: 'quote', sign: '”' },
  { mark: 'link', sign: 'url', key: 'k' },
];

interface MarkdownFieldProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
}

export function MarkdownField({ value, onValueChange, ...rest }: MarkdownFieldProps) {
  const { t } = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const set = (mark: Mark) => {
    const field = area.current;
    if (!field) return;
    const words = { text: t('markdown.text'), address: '/' };
    const next = withMark({ text: value, from: field.selectionStart, to: field.selectionEnd }, mark, words);
    onValueChange(next.text);
    // A new value moves the cursor to the end.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.from, next.to);
    });
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (!event.ctrlKey && !event.metaKey)) return;
    const found = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    set(found.mark);
  };
  return (
    <div>
      <Toolbar role="toolbar" aria-label={t('markdown.label')} onKeyDown={moveInToolbar}>
        {marks.map(({ mark, sign, key }, index) => (
          <MarkButton
            key={mark}
            type="button"
            aria-label={t(`markdown.${mark}`)}
            title={key ? `${t(`markdown.${mark}`)} (Ctrl+${key.toUpperCase()})` : t(`markdown.${mark}`)}
            tabIndex={index === 0 ? 0 : -1}
            data-mark={mark}
            data-sign={sign}
            onClick={() => set(mark)}
          />
        ))}
      </Toolbar>
      <TextArea {...rest} ref={area} value={value} onValueChange={onValueChange} onKeyDown={press} />
    </div>
  );
}

function moveInToolbar(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (!step || at < 0) return;
  event.preventDefault();
  const next = buttons.at((at + step) % buttons.length)!;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
