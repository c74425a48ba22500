import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, defaultLang, ensureTexts, type Lang, type Texts } from '../i18n/index.ts';

/** Fetches texts that the document does not contain (LANG-5, LANG-6). */
export async function withTexts(
  element: HTMLElement,
  lang: Lang,
  namespaces: readonly string[],
  texts: Texts | undefined,
  children: ReactNode,
): Promise<ReactNode> {
  const i18n = createI18n(lang, texts ? { [lang]: texts } : {});
  i18n.on('failedLoading', (failed: Lang, _ns: string, message: string) => {
    dispatchEvent(new CustomEvent('i18n:load-failure', { detail: { lang: failed, message } }));
  });
  await ensureTexts(i18n, lang, namespaces);
  if (!namespaces.every(ns => i18n.hasResourceBundle(lang, ns))) element.lang = defaultLang;
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
