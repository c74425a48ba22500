import { Island } from '@tand/runtime/islands';
import { TextBand, withIds } from '@tand/ui-festival';
import { useContext } from 'react';
import { PageTop, useCopy } from '#app';
import type { LabelIslandProps } from '../../islands/label.tsx';
import { Served } from '@tand/runtime/render/served';

/** LABEL-1, LABEL-2, LABEL-3 */
export default function LabelPage() {
  const copy = useCopy('label');
  const { choice } = useContext(Served);
  return (
    <>
      <PageTop choice={choice} band="pink" isBrief />
      <Island<LabelIslandProps> of="label" on="idle" props={{ query: choice }} />
      <TextBand texts={withIds({ about: copy('about') })} />
    </>
  );
}
