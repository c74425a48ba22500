import { color, font, stretch, text } from '../tokens/index.ts';
import { Step } from './docs.styles.ts';
import { groupOf } from './tokens.ts';

const samples: Record<string, string> = {
  display: 'Åska över Vättern',
  body: 'Ta med skärm, sladdar och ett grenuttag. Resten står på plats när du kommer.',
  pixel: 'Lör 14 juni 15.10',
};

export function Families() {
  return groupOf('font').map(({ name, css }) => (
    <Step className="sb-unstyled" key={name}>
      <div>
        <b>{name}</b>
        <br />
        <code>{css.split(',')[0]?.replaceAll("'", '')}</code>
      </div>
      <div
        style={{
          fontFamily: css,
          fontSize: name === 'display' ? '2.5rem' : '1.5rem',
          lineHeight: 1.1,
          fontWeight: name === 'display' ? 900 : 400,
          ...(name === 'display' && { textTransform: 'uppercase', fontStretch: '125%' }),
        }}
      >
        {samples[name]}
      </div>
    </Step>
  ));
}

type StepName = keyof typeof text;
const isStep = (name: string): name is StepName => name in text;
const isBody = (name: string) => ['lead', 'body', 'small'].includes(name);

function familyOf(name: string) {
  if (name === 'pixel') return font.pixel;
  return isBody(name) ? font.body : font.display;
}

const valueOf = (path: string) => groupOf('text').find(({ name }) => name === path);

export function Steps() {
  const names = [...new Set(groupOf('text').map(({ name }) => name.split('.')[0] ?? ''))].filter(isStep);
  return names.map(name => (
    <Step className="sb-unstyled" key={name}>
      <div>
        <b>{name}</b>
        <br />
        <code>
          {valueOf(`${name}.size`)?.css} / {valueOf(`${name}.line`)?.css}
          {valueOf(`${name}.size`)?.desktop && `; from 768 px ${valueOf(`${name}.size`)?.desktop}`}
        </code>
      </div>
      <div
        style={{
          font: `${isBody(name) || name === 'pixel' ? 400 : 900} ${text[name].size} / ${text[name].line} ${familyOf(name)}`,
          ...(!isBody(name) && name !== 'pixel' && { fontStretch: stretch.normal }),
          ...(['campaign', 'hero', 'display'].includes(name) && { textTransform: 'uppercase' }),
          hyphens: 'auto',
        }}
      >
        {isBody(name) ? samples['body'] : name === 'pixel' ? samples['pixel'] : 'En ask full'}
      </div>
    </Step>
  ));
}

const words: Record<string, string> = { wide: 'Mat', normal: 'Biljetter', snug: 'Stadsdelarna', narrow: 'Ordningsreglerna' };

export function Widths() {
  return groupOf('stretch').map(({ name, css }) => (
    <Step className="sb-unstyled" key={name}>
      <div>
        <b>{name}</b>
        <br />
        <code>{css}</code>
      </div>
      <div
        style={{
          font: `900 clamp(1.75rem, 6vw, 4rem) / 1 ${font.display}`,
          fontStretch: css,
          textTransform: 'uppercase',
          color: color.redText,
        }}
      >
        {words[name]}
      </div>
    </Step>
  ));
}
