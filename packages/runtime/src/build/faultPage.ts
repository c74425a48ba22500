import { stripVTControlCharacters } from 'node:util';

const escaped = (text: string) => stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Development: what a page shows that could not be made. Vite's client loads it again when a file has changed. */
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
