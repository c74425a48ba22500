import type { LabelOwner, OwnFormat } from '@tand/art/own-label';
import { Button, LinkArrow } from '@tand/ui';
import { useState } from 'react';
import { labelHash, labelQuery } from '../app/labelAddress.ts';
import { saveLabel, useLabelWords } from '../app/ownLabel.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { href as hrefIn } from '../href.ts';

export interface LabelActionsProps {
  owner: LabelOwner;
  /** For use next to a ticket: one picture, and a link to the print shop. */
  isShort?: boolean;
}

/** LABEL-2, LABEL-3 */
export function LabelActions({ owner, isShort = false }: LabelActionsProps) {
  const copy = useCopy('label');
  const lang = useLang();
  const words = useLabelWords();
  const [said, setSaid] = useState('');
  const save = (format: OwnFormat) => () => void saveLabel(owner, words, format).catch(() => setSaid(copy('failed')));
  const share = () =>
    void navigator.clipboard.writeText(`${location.origin}${hrefIn(lang, 'label')}${labelQuery(owner)}`).then(
      () => setSaid(copy('copied')),
      () => setSaid(copy('failed')),
    );
  return (
    <>
      <Button onClick={save(isShort ? 'story' : 'label')}>{copy('save')}</Button>
      {isShort ? (
        <LinkArrow href={`/label${labelHash(owner)}`}>{copy('own')}</LinkArrow>
      ) : (
        (['square', 'story', 'sheet'] as const).map(format => (
          <Button key={format} variant="neutral" onClick={save(format)}>
            {copy(format)}
          </Button>
        ))
      )}
      <Button variant="neutral" onClick={share}>
        {copy('share')}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
