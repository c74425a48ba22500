import { edition } from '@edition/edition.ts';
import { Embed } from '@tand/ui';
import { TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, useCopy } from '#app';

const { host } = new URL(edition.links.signupFormEmbed);

/** INFO-7 */
export default function SignupPage() {
  const copy = useCopy('signup');
  const common = useCopy('common');
  const form = copy('form');
  const embed = common('embed', { host });
  return (
    <>
      <PageTop band="blue" scene="scenes/signup" />
      <TextBand texts={withIds({ why: copy('why'), privacy: copy('privacy') })} />
      <TitledSection {...headingOf('form', form)} band="wood">
        <Embed
          kind="form"
          src={edition.links.signupFormEmbed}
          href={edition.links.signupForm}
          title={form.title}
          height={1552}
          labels={{ load: embed.loadForm, notice: embed.notice, direct: form.direct, newTab: common('newTab') }}
        />
      </TitledSection>
    </>
  );
}
