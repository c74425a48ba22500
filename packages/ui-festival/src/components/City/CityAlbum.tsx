import { Dialog } from '@tand/ui/components/Dialog';
import { Picture } from '@tand/ui/components/Picture';
import type { CityHidden, CityLabels } from './types.ts';
import { CityStamp, CityStamps, part } from './City.styles.ts';

export interface CityAlbumProps {
  open: boolean;
  onClose: () => void;
  hidden: readonly CityHidden[];
  found: readonly string[];
  labels: CityLabels;
}

export function CityAlbum({ open, onClose, hidden, found, labels }: CityAlbumProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} size="large" title={labels.albumTitle} labels={{ close: labels.close }}>
      {open && (
        <>
          <p>{labels.albumText}</p>
          <CityStamps>
            {hidden.map(({ id, name, hint, picture }, i) => {
              const isFound = found.includes(id);
              return (
                <li key={id}>
                  <CityStamp data-found={isFound || undefined}>
                    <Picture {...picture} alt="" {...part.picture} />
                    <b aria-hidden="true">{i + 1}</b>
                  </CityStamp>
                  <strong>{isFound ? name : labels.unknown}</strong>
                  <em>{hint}</em>
                </li>
              );
            })}
          </CityStamps>
        </>
      )}
    </Dialog>
  );
}
