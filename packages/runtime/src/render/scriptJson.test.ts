import { expect, it } from 'vitest';
import { scriptJson } from './scriptJson.ts';

it.each(['</script><script>alert(1)</script>', '<!--', '<SCRIPT', '\u2028', 'Kött & <b>potatis</b>'])(
  'keeps %j inside its script element',
  text => {
    const value = { body: [text] };
    const parsed = new DOMParser().parseFromString(`<script type="application/json">${scriptJson(value)}</script><p>`, 'text/html');
    expect(parsed.scripts).toHaveLength(1);
    expect(JSON.parse(parsed.scripts[0]!.text)).toEqual(value);
    expect(scriptJson(value)).not.toContain('<');
  },
);
