import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { App } from './App.tsx';

/** The page's markup and the style tags it needs. */
export function render(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <App />
    </StyleSheetManager>,
  );
  return { html, styles: sheet.getStyleTags() };
}
