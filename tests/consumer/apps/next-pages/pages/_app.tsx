import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import '@tand/ui/parts.css';
import '../styles/brand.css';
import '../styles/mine.css';
import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import type { AppProps } from 'next/app';
import Head from 'next/head';

export default function App({ Component, pageProps }: AppProps) {
  return (
    <LocaleProvider lang="sv">
      <Head>
        <title>Skuggspel</title>
      </Head>
      <Component {...pageProps} />
    </LocaleProvider>
  );
}
