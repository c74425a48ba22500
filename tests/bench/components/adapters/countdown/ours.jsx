/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// Our countdown as the site shows it: digits of matches, a sentence for assistive technology.
import '@tand/ui/tokens/tokens.css';
import { Countdown } from '@tand/ui/components/Countdown/index.ts';
import { countdownLabels } from '@tand/ui/components/Countdown/Countdown.fixtures.ts';
import { reactMount } from '../../react.jsx';

const Ours = ({ target }) => <Countdown target={target} labels={countdownLabels.en} />;

export function mount(element, input) {
  reactMount(Ours, element, input);
  return {};
}
