import type { ReactElement } from 'react';
import * as server from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export interface Rendered {
  html: string;
  styles: string;
}

/** Node has the first, browser-like runtimes the second. */
const { renderToPipeableStream, renderToReadableStream }: Partial<typeof server> = server;

/** Waits for suspended data: React Router suspends its pages, and they hydrate only if rendered. */
async function renderWhole(app: ReactElement): Promise<string> {
  if (!renderToPipeableStream) {
    const stream = await renderToReadableStream!(app);
    await stream.allReady;
    return new Response(stream).text();
  }
  const { PassThrough } = await import('node:stream');
  const { text } = await import('node:stream/consumers');
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    });
  });
}

/** Renders an app with its styles, suspended data included. @throws errors outside of `Suspense`; those inside are logged and retried */
export async function renderWithStyles(app: ReactElement): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderWhole(sheet.collectStyles(app));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
