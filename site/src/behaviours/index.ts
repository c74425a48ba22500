import { navbarScrollThresholdPx } from '@tand/festival';
import {
  attachAccordion,
  attachCarousel,
  attachCountdown,
  attachDialog,
  attachEmailLink,
  attachEmbed,
  attachFavourites,
  attachGallery,
  attachHero,
  attachHideOnScroll,
  attachLanguageSwitcher,
  attachMenu,
  attachThemePicker,
  attachThemeSwitcher,
  attachTooltip,
} from '@tand/ui/dom';
import { attachCardTurn, attachDistrictMap, attachPicksBlocked } from '@tand/ui-festival/dom';
import { now } from '@tand/runtime/clock';
import { timeText } from '../app/format.ts';
import { langOf, rememberLang } from '@tand/runtime/i18n';
import { attachAnalytics } from '@tand/runtime/analytics';
import {
  attachNewBuild,
  attachOfflineAge,
  attachPageSearch,
  attachReviewBar,
  attachSearchOpener,
  attachShare,
  rememberContrast,
  rememberTheme,
  attachTimed,
  attachUpdateOffer,
  loaded,
  type Behaviour,
} from '@tand/runtime/behaviours';
import { picks } from '../schedule/picks.ts';
import { attachFocusedPlace } from './focusedPlace.ts';

export const behaviours: readonly Behaviour[] = [
  ['[data-component=Navbar]', bar => attachHideOnScroll(bar, { threshold: navbarScrollThresholdPx })],
  ['[data-component=Menu]', attachMenu],
  ['[data-component=ThemeSwitcher]', button => attachThemeSwitcher(button, { onThemeChange: rememberTheme })],
  [
    '[data-component=ThemePicker]',
    picker => attachThemePicker(picker, { onThemeChange: rememberTheme, onContrastChange: rememberContrast }),
  ],
  [
    '[data-component=LanguageSwitcher]',
    switcher => attachLanguageSwitcher(switcher, { onChoose: lang => rememberLang(langOf(`/${lang}`)) }),
  ],
  [':root', attachSearchOpener],
  ['[data-hero]', attachHero],
  ['[data-component=Countdown]', countdown => attachCountdown(countdown, { now })],
  ['[aria-roledescription][data-step]', attachCarousel],
  ['[data-component=Accordion]', attachAccordion],
  ['[data-component=Gallery]', attachGallery],
  ['dialog[data-component=Dialog]', attachDialog],
  ['[data-component=Tooltip]', attachTooltip],
  ['[data-component=EmailLink]', attachEmailLink],
  ['[data-component=Embed]', attachEmbed],
  ['[data-component=BattlepassCard]', attachCardTurn],
  ['[data-component=DistrictMap]', attachDistrictMap],
  ['[data-part=focused]', attachFocusedPlace],
  [':root', root => attachFavourites(root, picks)],
  ['[data-picks-blocked]', element => attachPicksBlocked(element, picks)],
  ['[data-cost-form]', loaded(async () => (await import('./cost.ts')).attachCost)],
  ['[data-page-search]', attachPageSearch],
  ['[data-share]', attachShare],
  ['[data-shown-from], [data-shown-until]', attachTimed],
  ['[data-offline-age]', element => attachOfflineAge(element, { timeText })],
  ['[data-unattended]', main => attachNewBuild(main)],
  ['[data-component=UpdateNotice]', attachUpdateOffer],
  ...(__REVIEW__ ? [['[data-component=ReviewBar]', attachReviewBar] as const] : []),
  ...(__ANALYTICS__ ? [[':root', (root: HTMLElement) => attachAnalytics(root, __ANALYTICS__)] as const] : []),
];
