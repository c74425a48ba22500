import type { ReactElement } from 'react';
import * as server from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** What a server sends of an app. */
export interface Rendered {
  /** Its markup. */
  html: string;
  /** The style tags it needs, for the end of the head. */
  styles: string;
}

/** Node has the one, what is like a browser the other. */
const { renderToPipeableStream, renderToReadableStream }: Partial<typeof server> = server;

/** Renders all of an app, what waits for data too: React Router hands its pages over in something that waits, and without it none of them hydrates. */
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

/**
 * Renders an app on a server, with the styles of the parts that are in it, once all that it waits for is there.
 * @throws what the app throws outside of a `Suspense`; what is thrown inside goes to the console, and the browser tries again
 */
export async function renderWithStyles(app: ReactElement): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderWhole(sheet.collectStyles(app));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
