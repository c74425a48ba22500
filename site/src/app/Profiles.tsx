import { SocialLinks } from '@tand/ui';
import { profilesOf } from './cards.ts';
import { useCopy } from './useCopy.ts';

export function Profiles({ of, label, hasNames }: { of: Parameters<typeof profilesOf>[0]; label: string; hasNames?: boolean }) {
  const common = useCopy('common');
  return (
    <SocialLinks hasNames={hasNames} profiles={profilesOf(of, common('social').names)} labels={{ list: label, newTab: common('newTab') }} />
  );
}
