import { Button } from '@tand/ui/components/Button';
import { arrowLeftGlyph, Icon } from '@tand/ui/components/Icon';
import type { CityLabels } from './types.ts';
import { CityPull, CityTools } from './City.styles.ts';

export interface CityControlsProps {
  isBox: boolean;
  onPull: (to: number) => void;
  onZoom: (factor: number) => void;
  onStep: (isIn: boolean) => void;
  labels: CityLabels;
}

export function CityControls({ isBox, onPull, onZoom, onStep, labels }: CityControlsProps) {
  if (isBox)
    return (
      <CityPull>
        <Button onClick={() => onStep(true)}>{labels.pull}</Button>
        <label>
          {labels.drawer}
          <input
            type="range"
            autoComplete="off" // browsers restore the slider, but not the drawer
            min={0}
            max={10}
            defaultValue={0}
            onChange={({ currentTarget }) => onPull(currentTarget.valueAsNumber / 10)}
          />
        </label>
      </CityPull>
    );
  return (
    <CityTools data-needs-script data-band="paper" role="group" aria-label={labels.tools}>
      <button type="button" aria-label={labels.nearer} onClick={() => onZoom(1.5)}>
        +
      </button>
      <button type="button" aria-label={labels.farther} onClick={() => onZoom(1 / 1.5)}>
        −
      </button>
      <button type="button" aria-label={labels.out} onClick={() => onStep(false)}>
        <Icon glyph={arrowLeftGlyph} />
      </button>
    </CityTools>
  );
}
