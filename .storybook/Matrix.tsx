import { Select } from '@tand/ui/components/Select';
import { themes } from '@tand/ui/tokens';
import { useState } from 'react';
import { moments } from './clocks.ts';
import { initialGlobals } from './toolbar.ts';

const widths = [
  [320, 0.75],
  [768, 0.4],
  [1440, 0.3],
] as const;
const languages = ['en', 'sv'] as const;
const phases = Object.entries(moments).map(([name, { title }]) => [name, title.en] as const);

function Frame({ story, globals, width, scale }: { story: string; globals: Record<string, string>; width: number; scale: number }) {
  const name = Object.values(globals).join(', ');
  const address = `iframe.html?id=${story}&viewMode=story&globals=${Object.entries(globals)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')};motion:reduced`;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div data-frame="" style={{ '--width': width, '--scale': scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this very Storybook */}
        <iframe title={`${name}, ${width} px`} src={address} loading="lazy" />
      </div>
    </figure>
  );
}

export function Matrix({ story }: { story: string }) {
  const [isOpen, setOpen] = useState(false);
  const [phase, setPhase] = useState(initialGlobals.clock);
  const shown = phases.filter(([name]) => phase === 'all' || name === phase);
  return (
    <details data-matrix="" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Every theme, language, phase and width</summary>
      {isOpen && (
        <>
          <Select label="Phase" value={phase} onValueChange={setPhase}>
            <option value="all">All phases</option>
            {phases.map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
          {shown.flatMap(([clock, title]) =>
            widths.map(([width, scale]) => (
              <section key={`${clock} ${width}`}>
                <h4>
                  {title}, {width} px
                </h4>
                <div data-row="">
                  {languages.flatMap(lang =>
                    themes.map(theme => (
                      <Frame key={`${theme} ${lang}`} story={story} globals={{ theme, lang, clock }} width={width} scale={scale} />
                    )),
                  )}
                </div>
              </section>
            )),
          )}
        </>
      )}
    </details>
  );
}
