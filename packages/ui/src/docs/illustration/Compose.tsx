import { svg, type Scene } from '@tand/art';
import { Source } from '@storybook/addon-docs/blocks';
import { Plate, PlateArt, Plates } from '../docs.styles.ts';
import * as step1 from './compose/1-drawer.ts';
import * as step2 from './compose/2-hero.ts';
import * as step3 from './compose/3-landmarks.ts';
import * as step4 from './compose/4-people.ts';
import { address, groundOf, modes } from './picture.tsx';

const codes = import.meta.glob<string>('./compose/*.ts', { query: '?raw', import: 'default', eager: true });
const steps: { draw: () => Scene; file: string }[] = [
  { draw: step1.teaGarden, file: './compose/1-drawer.ts' },
  { draw: step2.teaGarden, file: './compose/2-hero.ts' },
  { draw: step3.teaGarden, file: './compose/3-landmarks.ts' },
  { draw: step4.teaGarden, file: './compose/4-people.ts' },
];

export function ComposeStep({ step }: { step: 1 | 2 | 3 | 4 }) {
  const found = steps[step - 1];
  if (!found) return null;
  return (
    <>
      <Plates style={{ '--plate': '20rem', '--art-height': 'min(18rem, 60vw)' }}>
        {modes.map(mode => (
          <Plate key={mode}>
            <PlateArt style={{ ...groundOf(mode), borderBlockEnd: 0 }}>
              <img src={address(svg(found.draw(), { mode, pad: 24 }))} alt="" />
            </PlateArt>
          </Plate>
        ))}
      </Plates>
      <Source code={codes[found.file] ?? ''} language="typescript" />
    </>
  );
}
