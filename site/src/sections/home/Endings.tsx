import { edition } from '@edition/edition.ts';
import { Button, SocialLinks } from '@tand/ui';
import { Closing } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';

export function Endings() {
  const { t } = useTranslation('common');
  const copy = useCopy('home');
  const ask = (titleId: 'signup' | 'crew' | 'contact') => {
    const { headline, text, cta, href } = copy(titleId);
    const actions = (
      <Button href={href} variant={titleId === 'contact' ? 'neutral' : undefined}>
        {cta}
      </Button>
    );
    return { title: headline, titleId, text, actions };
  };
  const social = copy('social');
  return (
    <Closing
      image={scenePicture('scenes/venue')}
      items={[
        ask('signup'),
        ask('crew'),
        {
          title: social.headline,
          titleId: 'social',
          text: social.text,
          actions: (
            <SocialLinks
              profiles={edition.social.map(({ id, label, url }) => ({ id, text: label, href: url }))}
              labels={{ list: t('social.label'), newTab: t('newTab') }}
            />
          ),
        },
        ask('contact'),
      ]}
    />
  );
}
