import { food } from '@edition/lists/food.ts';
import { FoodPage as Pattern } from '@tand/ui-festival';
import { Head } from '../../app/Head.tsx';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy, useEntryCopy } from '../../app/useCopy.ts';
import { textsOf } from '../../templates/copyParts.tsx';
import { useBreadcrumbs } from '../../templates/useBreadcrumbs.ts';
import { useEntry } from '../../templates/useEntry.ts';

/** FOOD-2 */
export default function FoodPlacePage() {
  const { entry, look, path, texts } = useEntry(food);
  const parent = { text: useCopy('common')('links').food, href: '/food' };
  const copy = useEntryCopy<'food'>(texts);
  const meta = copy('meta');
  const menu = copy('menu');
  const facts = copy('facts');
  return (
    <>
      <Head {...meta} path={path} image={texts} />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={look.tone}
        image={{ ...scenePicture(`scenes/${entry.slug}`), alt: copy('imageAlt') }}
        menu={
          menu && facts && { title: menu.headline, items: menu.items.map(titled), facts: { title: facts.headline, items: facts.items } }
        }
        days={copy('days')?.map(({ id, headline, intro, facts: times }) => ({
          id,
          title: headline,
          intro,
          facts: times.map(({ time, text }) => ({ label: time, value: text })),
        }))}
        texts={textsOf(copy('sections'))}
        back={{ text: copy('back'), href: parent.href }}
      />
    </>
  );
}

const titled = ({ name, text }: { name: string; text: string }) => ({ title: name, text });
