import { edition } from '@edition/edition.ts';
import { ExternalForm, Section, SectionHeader, Stack } from '@tand/ui';
import { PageHeader, TextSection } from '@tand/ui-festival';
import { Head, scenePicture, useCopy } from '#app';

const minHeight = 1552;
const { host } = new URL(edition.links.signupFormEmbed);

/** INFO-7 */
export default function SignupPage() {
  const copy = useCopy('signup');
  const common = useCopy('common');
  const form = copy('form');
  const embed = common('embed', { host });
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        band="blue"
        image={{ ...scenePicture('scenes/signup'), alt: copy('imageAlt') }}
      />
      <Section>
        <Stack gap={8}>
          <TextSection id="why" isSplit {...copy('why')} />
          <TextSection id="privacy" isSplit {...copy('privacy')} />
        </Stack>
      </Section>
      <Section band="wood" aria-labelledby="form">
        <SectionHeader title={form.headline} titleId="form" lead={form.text} />
        <ExternalForm
          src={edition.links.signupFormEmbed}
          href={edition.links.signupForm}
          title={form.title}
          minHeight={minHeight}
          labels={{ load: embed.loadForm, notice: embed.notice, direct: form.direct, newTab: common('newTab') }}
        />
      </Section>
    </>
  );
}
