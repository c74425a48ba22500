// Works on served HTML before or without React; no module here imports React.
export { attachCarousel } from '../components/Carousel/attachCarousel.ts';
export { attachCountdown, type AttachCountdownOptions } from '../components/Countdown/attachCountdown.ts';
export { createDigitsWriter } from '../components/Countdown/createDigitsWriter.ts';
export { remainingTime, type RemainingTime } from '../components/Countdown/remainingTime.ts';
export { attachDialog } from '../components/Dialog/attachDialog.ts';
export { attachGallery } from '../components/Gallery/attachGallery.ts';
export { attachHero } from '../components/Hero/attachHero.ts';
export { attachLanguageSwitcher, type AttachLanguageSwitcherOptions } from '../components/LanguageSwitcher/attachLanguageSwitcher.ts';
export { attachHideOnScroll } from '../components/Navbar/attachHideOnScroll.ts';
export { filterItems } from '../components/ScheduleGrid/filterItems.ts';
export { isUnderPlate } from '../components/ScheduleGrid/gridHours.ts';
export { isWall, scrollWall } from '../components/ScheduleGrid/wall.ts';
export { clockText } from '../components/ScheduleItem/scheduleTime.ts';
export { attachTooltip, type TooltipOptions } from '../components/Tooltip/attachTooltip.ts';
export { attachThemePicker, type AttachThemePickerOptions } from '../components/ThemePicker/attachThemePicker.ts';
export { attachThemeSwitcher, type AttachThemeSwitcherOptions } from '../components/ThemeSwitcher/attachThemeSwitcher.ts';
export { attachEmbed } from '../components/VideoEmbed/attachEmbed.ts';
export { still, strike } from '../styles/strike.ts';
