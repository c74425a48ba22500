import { create } from 'storybook/theming/create';
import core from '../packages/ui/src/tokens/core.tokens.json';
import light from '../packages/ui/src/tokens/light.tokens.json';
import night from '../packages/ui/src/tokens/night.tokens.json';
import { flatten } from '../packages/ui/scripts/token-files.ts';

const scale = flatten(core);
const themes = { light: flatten(light, scale), night: flatten(night, scale) };

export function brandTheme(name: 'light' | 'night') {
  const of = (token: string) => themes[name].get(`color.${token}`)?.css ?? '';
  const family = (token: string) => scale.get(`font.${token}`)?.css ?? 'sans-serif';
  const radius = parseInt(scale.get('radius.base')?.css ?? '0', 10);
  return create({
    base: name === 'night' ? 'dark' : 'light',
    brandTitle: 'TÄND · the design system',
    brandUrl: './?path=/docs/start-here--docs',
    brandImage: name === 'night' ? './img/brand/wordmark-night.svg' : './img/brand/wordmark.svg',
    brandTarget: '_self',
    fontBase: family('body'),
    fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    colorPrimary: of('red'),
    colorSecondary: of('link'),
    appBg: of('wood'),
    appContentBg: of('paper'),
    appPreviewBg: of('paper'),
    appHoverBg: of('highlight'),
    appBorderColor: of('edge'),
    appBorderRadius: radius,
    textColor: of('ink'),
    textInverseColor: of('paper'),
    textMutedColor: of('muted'),
    barBg: of('paper'),
    barTextColor: of('ink'),
    barHoverColor: of('red-text'),
    barSelectedColor: of('red-text'),
    buttonBg: of('card'),
    buttonBorder: of('line'),
    booleanBg: of('wood'),
    booleanSelectedBg: of('highlight'),
    inputBg: of('field'),
    inputBorder: of('line'),
    inputTextColor: of('on-field'),
    inputBorderRadius: radius,
  });
}
