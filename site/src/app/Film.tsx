import { Embed, Picture, type PictureProps } from '@tand/ui';
import { useCopy } from './useCopy.ts';

export interface FilmProps {
  title: string;
  /** Address of the player that is embedded after a click. */
  src: string;
  href: string;
  poster: PictureProps;
  play: string;
}

export function Film({ poster, play, ...film }: FilmProps) {
  const common = useCopy('common');
  const { notice, direct } = common('embed', { host: new URL(film.href).host });
  return (
    <Embed kind="video" {...film} poster={<Picture {...poster} />} labels={{ load: play, notice, direct, newTab: common('newTab') }} />
  );
}
