import { stripVTControlCharacters } from 'node:util';

const escaped = (text: string) => stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Development: the page that is shown when rendering fails. Vite's client reloads it when a file changes. */
export const faultPage = ({ message, stack = '' }: Error): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Error</title>
<script type="module" src="/@vite/client"></script>
<h1>This page could not be made</h1>
<p style="white-space: pre-wrap; overflow-wrap: anywhere">${escaped(message)}</p>
<pre style="white-space: pre-wrap; overflow-wrap: anywhere">${escaped(stack)}</pre>
`;
