export { describePlaygrounds } from '../../../ui/src/test/playgrounds.tsx';
