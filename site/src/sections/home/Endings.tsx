import { edition } from '@edition/edition.ts';
import { Button, CallToAction, SocialLinks } from '@tand/ui';
import { TitledSection } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { emblemPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';

function Signup() {
  const { headline, text, cta, href } = useCopy('home')('signup');
  return (
    <CallToAction
      tone="blue"
      title={headline}
      titleId="signup"
      image={emblemPicture('calendar')}
      actions={<Button href={href}>{cta}</Button>}
    >
      {text}
    </CallToAction>
  );
}

function Crew() {
  const { headline, text, cta, href } = useCopy('home')('crew');
  return (
    <CallToAction tone="yellow" title={headline} titleId="crew" image={emblemPicture('crew')} actions={<Button href={href}>{cta}</Button>}>
      {text}
    </CallToAction>
  );
}

function Social() {
  const { t } = useTranslation('common');
  const { headline, text } = useCopy('home')('social');
  return (
    <TitledSection title={headline} titleId="social" lead={text}>
      <SocialLinks
        variant="names"
        profiles={edition.social.map(({ id, label, url }) => ({ id, label, href: url }))}
        labels={{ list: t('social.label'), newTab: t('newTab') }}
      />
    </TitledSection>
  );
}

function Contact() {
  const { headline, text, cta, href } = useCopy('home')('contact');
  return (
    <CallToAction
      tone="wood"
      title={headline}
      titleId="contact"
      image={emblemPicture('headset')}
      actions={
        <Button href={href} variant="neutral">
          {cta}
        </Button>
      }
    >
      {text}
    </CallToAction>
  );
}

/** What the page ends with: the sign-up, the crew, the social channels, contact. */
export function Endings() {
  return (
    <>
      <Signup />
      <Crew />
      <Social />
      <Contact />
    </>
  );
}
