import { BattlepassSection } from '@tand/ui-festival';
import { useBattlepass } from '../useBattlepass.tsx';

/** The 17 levels of the battle pass. */
export const HomeBattlepass = () => <BattlepassSection padding="compact" {...useBattlepass('home')} />;
