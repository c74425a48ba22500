/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// Our grid of times and places, in the same markup as the list.
import { mountView } from './ours.jsx';

export const mount = (element, input) => mountView(element, input, 'grid');
