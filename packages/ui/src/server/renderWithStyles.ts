import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** What a server sends of an app. */
export interface Rendered {
  /** Its markup. */
  html: string;
  /** The style tags it needs, for the end of the head. */
  styles: string;
}

/** Renders an app on a server, with the styles of the parts that are in it. */
export function renderWithStyles(app: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
