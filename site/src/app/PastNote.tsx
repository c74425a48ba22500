import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { Served } from '@tand/runtime/render';
import { Link, Section } from '@tand/ui';
import { use } from 'react';
import { useCopy } from './useCopy.ts';

/** Pages with their own text about the end of the festival, or without room for one. */
const saysItself = new Set(['/home', '/tickets', '/universe/districts']);
const end = localToInstant(edition.dates.doorsClose, edition.timeZone);

/** FEST-6 */
export function PastNote({ path }: { path: string }) {
  const { href } = useCopy('common')('phases').after;
  return path === href || saysItself.has(path) ? null : <Note href={href} />;
}

function Note({ href }: { href: string }) {
  const copy = useCopy('common');
  const { label, over } = copy('notices');
  return (
    <aside aria-label={label} data-shown-from={end} hidden={use(Served).moment < end}>
      <Section padding="tight">
        <p>
          {over} <Link href={href}>{copy('phases').after.cta}</Link>
        </p>
      </Section>
    </aside>
  );
}
