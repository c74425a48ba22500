import type { LabelOwner, OwnFormat } from '@tand/art/own-label';
import { Button, LinkArrow } from '@tand/ui';
import { useEffect, useRef } from 'react';
import { attachShare } from '@tand/runtime/behaviours';
import { labelHash, labelQuery, saveLabel } from '../app/ownLabel.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang, href as hrefIn } from '@tand/runtime/i18n';

export interface LabelActionsProps {
  owner: LabelOwner;
  /** Whether only one format, `story`, can be saved. Default: false. */
  isShort?: boolean;
}

/** LABEL-2, LABEL-3 */
export function LabelActions({ owner, isShort = false }: LabelActionsProps) {
  const copy = useCopy('label');
  const lang = useLang();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachShare(root.current!), []);
  const save = (format: OwnFormat) => {
    const report = () => (root.current!.querySelector('[role=status]')!.textContent = copy('failed'));
    saveLabel(owner, copy('words'), format).catch(report);
  };
  return (
    <div
      className="contents"
      ref={root}
      data-share={hrefIn(lang, 'label') + labelQuery(owner)}
      data-copied={copy('copied')}
      data-failed={copy('failed')}
    >
      <Button onClick={() => save(isShort ? 'story' : 'label')}>{copy('save')}</Button>
      {isShort ? (
        <LinkArrow href={`/label${labelHash(owner)}`}>{copy('own')}</LinkArrow>
      ) : (
        (['square', 'story', 'sheet'] as const).map(format => (
          <Button key={format} variant="secondary" onClick={() => save(format)}>
            {copy(format)}
          </Button>
        ))
      )}
      <Button variant="secondary" data-share-by="copy" hidden>
        {copy('share')}
      </Button>
      <span role="status" />
    </div>
  );
}
