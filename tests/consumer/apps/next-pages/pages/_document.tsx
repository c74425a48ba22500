import { Head, Html, Main, NextScript } from 'next/document';

export default function Document() {
  return (
    <Html lang="sv" data-tand="">
      <Head>
        <link rel="icon" href="data:," />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
