import { founders } from '@edition/lists/founders.ts';
import { CallToAction, Grid, ProfileCard, Quote, Section } from '@tand/ui';
import { TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { avatarPicture, emblemPicture, PageTop, PhaseAction, PhaseButton, shownText, useCopy, useLang } from '#app';

const channels = { ig: 'instagram', x: 'x', fb: 'facebook', twitch: 'twitch', li: 'linkedin' } as const;

/** INFO-1 */
export default function AboutPage() {
  const copy = useCopy('about');
  const common = useCopy('common');
  const lang = useLang();
  const { cta, href, ...venue } = copy('venue');
  const ways = copy('ways');
  const channelName = (type: keyof typeof channels) => common('social').names[channels[type]];
  return (
    <>
      <PageTop scene="scenes/venue" />
      <Section band="blue" padding="compact">
        <Quote name={copy('quote').author} isLarge>
          {copy('quote').text}
        </Quote>
      </Section>
      <TextBand texts={withIds({ what: copy('what'), who: copy('who') })} />
      <TitledSection {...headingOf('founders', copy('founders'))} band="pink">
        <Grid columns={3}>
          {founders.map(({ id, name, roles, photoUrl, facts, links }) => {
            const email = links.find(link => link.type === 'email');
            return (
              <ProfileCard
                key={id}
                name={name}
                roles={shownText(roles, lang)}
                image={{ ...avatarPicture(photoUrl), alt: '' }}
                facts={facts.map(fact => shownText(fact, lang))}
                links={links.flatMap(({ type, url }) =>
                  type === 'email' ? [] : [{ id: channels[type], text: channelName(type), href: url }],
                )}
                email={email?.url}
                labels={{
                  links: copy('founders', { name }).linksLabel,
                  newTab: common('newTab'),
                  email: common('email', { name }).write,
                }}
              />
            );
          })}
        </Grid>
      </TitledSection>
      <TextBand texts={withIds({ venue: { ...venue, children: <PhaseAction text={cta} href={href} variant="secondary" /> } })} />
      <CallToAction
        band="wood"
        title={ways.headline}
        titleId="ways"
        image={emblemPicture('moose')}
        actions={ways.links.map((link, index) => (
          <PhaseButton key={link.href} {...link} variant={index === 0 ? 'primary' : 'secondary'} />
        ))}
      >
        {ways.text}
      </CallToAction>
    </>
  );
}
