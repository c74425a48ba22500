import sizes from 'virtual:picture-sizes';

/** `name`: path below /img without the mode, as `scenes/camping`. Throws when `@tand/art` draws no such picture, which stops the build. */
export function scenePicture(name: string) {
  const size = sizes[name];
  if (!size) throw new Error(`There is no picture "${name}" by day and by night. Pictures are listed in packages/art/dist/pictures.json.`);
  const [width, height] = size;
  return { src: `/img/${name}-day.svg`, nightSrc: `/img/${name}-night.svg`, width, height, isFramed: false };
}

export function blockPicture(name: string) {
  const { src, nightSrc, width, height } = scenePicture(name);
  return { imageUrl: src, imageNightUrl: nightSrc, imageSize: { width, height } };
}
