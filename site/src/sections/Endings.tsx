import { Button } from '@tand/ui';
import { Closing } from '@tand/ui-festival';
import { scenePicture, SiteProfiles, useCopy } from '#app';
export function Endings() {
  const copy = useCopy('home');
  const ask = (titleId: 'signup' | 'crew' | 'contact') => {
    const { headline, text, cta, href } = copy(titleId);
    const actions = (
      <Button href={href} variant={titleId === 'contact' ? 'secondary' : undefined}>
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
        { title: social.headline, titleId: 'social', text: social.text, actions: <SiteProfiles /> },
        ask('contact'),
      ]}
    />
  );
}
