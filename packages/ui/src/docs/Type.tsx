import { color, font, stretch, text } from '../tokens/index.ts';
import { Facts } from './Facts.tsx';
import { groupOf } from './tokens.ts';

const samples: Record<string, string> = {
  display: 'Åska över Vättern',
  body: 'Ta med skärm, sladdar och ett grenuttag. Resten står på plats när du kommer.',
  pixel: 'Lör 14 juni 15.10',
};

const head = ['Name', 'Value', 'Sample'];

export const Families = () => (
  <Facts
    label="Families"
    head={head}
    rows={groupOf('font').map(({ name, css }) => [
      name,
      <code key="value">{css.split(',')[0]?.replaceAll("'", '')}</code>,
      <div
        key="sample"
        style={{
          fontFamily: css,
          fontSize: name === 'display' ? '2.5rem' : '1.5rem',
          lineHeight: 1.1,
          fontWeight: name === 'display' ? 900 : 400,
          ...(name === 'display' && { textTransform: 'uppercase', fontStretch: '125%' }),
        }}
      >
        {samples[name]}
      </div>,
    ])}
  />
);

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
  return (
    <Facts
      label="Steps"
      head={head}
      rows={names.map(name => [
        name,
        <code key="value">
          {valueOf(`${name}.size`)?.css} / {valueOf(`${name}.line`)?.css}
          {valueOf(`${name}.size`)?.desktop && `; from 768 px ${valueOf(`${name}.size`)?.desktop}`}
        </code>,
        <div
          key="sample"
          style={{
            font: `${isBody(name) || name === 'pixel' ? 400 : 900} ${text[name].size} / ${text[name].line} ${familyOf(name)}`,
            ...(!isBody(name) && name !== 'pixel' && { fontStretch: stretch.normal }),
            ...(['campaign', 'hero', 'display'].includes(name) && { textTransform: 'uppercase' }),
            hyphens: 'auto',
          }}
        >
          {isBody(name) ? samples['body'] : name === 'pixel' ? samples['pixel'] : 'En ask full'}
        </div>,
      ])}
    />
  );
}

const words: Record<string, string> = { wide: 'Mat', normal: 'Biljetter', snug: 'Stadsdelarna', narrow: 'Ordningsreglerna' };

export const Widths = () => (
  <Facts
    label="Widths"
    head={head}
    rows={groupOf('stretch').map(({ name, css }) => [
      name,
      <code key="value">{css}</code>,
      <div
        key="sample"
        style={{
          font: `900 clamp(1.75rem, 6vw, 4rem) / 1 ${font.display}`,
          fontStretch: css,
          textTransform: 'uppercase',
          color: color.redText,
        }}
      >
        {words[name]}
      </div>,
    ])}
  />
);
