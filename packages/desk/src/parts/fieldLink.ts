import type { ContentLang } from '@tand/festival';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const shared: Readonly<Record<string, string>> = { routerLink: 'url', linkUrl: 'url' };

export function controlOf(path: string): string {
  const name = path.replace(/\[.*$/, '');
  return shared[name] ?? name;
}

export function useFieldLink(show: (lang: ContentLang) => void): void {
  const { hash, key } = useLocation();
  const asked = useRef('');
  useEffect(() => {
    asked.current = decodeURIComponent(hash.slice(1));
    const lang = /[._](sv|en)$/.exec(asked.current)?.[1];
    if (lang) show(lang as ContentLang);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per followed link
  }, [hash, key]);
  // The control may be rendered after the language has changed.
  useEffect(() => {
    const control = asked.current && document.getElementsByName(asked.current)[0];
    if (!control) return;
    asked.current = '';
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  });
}
