export { NewsCard, type NewsCardAsLinkProps, type NewsCardAsOtherProps, type NewsCardProps } from './NewsCard.tsx';
