import { BattlepassSection } from '@tand/ui-festival';
import { useBattlepass } from '../useBattlepass.tsx';

export const HomeBattlepass = () => <BattlepassSection padding="compact" {...useBattlepass('home')} />;
