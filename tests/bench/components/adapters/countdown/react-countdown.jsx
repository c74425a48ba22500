/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import CountdownModule from 'react-countdown';
const Countdown = CountdownModule.default ?? CountdownModule;
const C = ({ target }) => <Countdown date={target} />;
export function mount(el, input) {
  reactMount(C, el, input);
  return {};
}
