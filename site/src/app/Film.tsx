import { Embed, Picture, type EmbedProps, type PictureProps } from '@tand/ui';
import { useCopy } from './useCopy.ts';

export interface FilmProps extends Pick<EmbedProps, 'title' | 'src' | 'href'> {
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
