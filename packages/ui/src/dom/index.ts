// No module here may import React.
export { attachAccordion } from '../components/Accordion/attachAccordion.ts';
export { attachCarousel } from '../components/Carousel/attachCarousel.ts';
export { attachCountdown, type AttachCountdownOptions } from '../components/Countdown/attachCountdown.ts';
export { attachMenu } from '../components/Menu/attachMenu.ts';
export { attachDialog } from '../components/Dialog/attachDialog.ts';
export { attachEmailLink } from '../components/EmailLink/attachEmailLink.ts';
export { attachFavourites, starSelector, type FavouritesOptions } from '../components/FavouriteButton/attachFavourites.ts';
export { attachGallery } from '../components/Gallery/attachGallery.ts';
export { attachHero } from '../components/Hero/attachHero.ts';
export { attachLanguageSwitcher, type AttachLanguageSwitcherOptions } from '../components/LanguageSwitcher/attachLanguageSwitcher.ts';
export { attachHideOnScroll } from '../components/Navbar/attachHideOnScroll.ts';
export { attachTooltip, type TooltipOptions } from '../components/Tooltip/attachTooltip.ts';
export { attachThemePicker, type AttachThemePickerOptions } from '../components/ThemePicker/attachThemePicker.ts';
export { attachThemeSwitcher, type AttachThemeSwitcherOptions } from '../components/ThemeSwitcher/attachThemeSwitcher.ts';
export { attachEmbed } from '../components/Embed/attachEmbed.ts';
export { still, strike } from '../styles/strike.ts';
export { isKeyClick } from '../foundations/isKeyClick.ts';
export { readStored, writeStored } from './storage.ts';
