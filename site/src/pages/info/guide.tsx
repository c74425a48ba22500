export { GuidePage as default } from '../../templates/GuidePage.tsx';
