import type { ContentLang } from '@tand/festival';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const shared: Readonly<Record<string, string>> = { routerLink: 'url', linkUrl: 'url' };

/** Name of the control that holds the field of a problem: 'hosts[1].name' → 'hosts'. */
export function controlOf(path: string): string {
  const name = path.replace(/\[.*$/, '');
  return shared[name] ?? name;
}

/** Moves the focus to the control that the address names (`#name_sv`), after `show` has switched to its language. */
export function useFieldLink(show: (lang: ContentLang) => void): void {
  const { hash, key } = useLocation();
  const asked = useRef('');
  useEffect(() => {
    asked.current = decodeURIComponent(hash.slice(1));
    const lang = /[._](sv|en)$/.exec(asked.current)?.[1];
    if (lang) show(lang as ContentLang);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per followed link
  }, [hash, key]);
  // Runs after each render: the control may be rendered only after the language has changed.
  useEffect(() => {
    const control = asked.current && document.getElementsByName(asked.current)[0];
    if (!control) return;
    asked.current = '';
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  });
}
